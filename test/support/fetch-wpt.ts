import { cache, downloadData, findData, howToGoOn, source } from './wpt-data.js';

if (process.env['URLKIT_WITHOUT_WPT'] === '1') {
  console.log('web-platform-tests: left out, as URLKIT_WITHOUT_WPT says');
} else if (findData() !== null) {
  console.log(`web-platform-tests: ${findData()}`);
} else if (process.env['WPT_URL_DIR']) {
  console.error(`WPT_URL_DIR does not name a folder with all files.\n${howToGoOn}`);
  process.exitCode = 1;
} else {
  try {
    await downloadData(source);
    console.log(`web-platform-tests: downloaded to ${cache}`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${howToGoOn}`);
    process.exitCode = 1;
  }
}
