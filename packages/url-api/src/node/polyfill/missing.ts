import '../printing.js';
import '../../polyfill/missing.js';
