import './printing.js';
import '../install-where-missing.js';
