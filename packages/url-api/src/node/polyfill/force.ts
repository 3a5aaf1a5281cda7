import '../printing.js';
import '../../polyfill/force.js';
