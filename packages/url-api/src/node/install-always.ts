import './printing.js';
import '../install-always.js';
