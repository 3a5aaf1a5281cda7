// Replaces the globals `URL` and `URLSearchParams`, except on the web.

import { Platform } from 'react-native';
import { setupURLPolyfill } from './index.js';

if (Platform.OS !== 'web') setupURLPolyfill();
