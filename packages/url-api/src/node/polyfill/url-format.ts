import '../printing.js';
import '../../polyfill/url-format.js';
