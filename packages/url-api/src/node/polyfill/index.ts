import '../printing.js';
import '../../polyfill/index.js';
