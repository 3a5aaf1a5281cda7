import './older-library.js';
import './index.js';
