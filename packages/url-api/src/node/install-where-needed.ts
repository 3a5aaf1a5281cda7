import './printing.js';
import '../install-where-needed.js';
