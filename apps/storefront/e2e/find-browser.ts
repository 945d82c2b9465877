import { accessSync, constants } from 'node:fs';
import { installDebian } from './install-debian.ts';

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string | undefined {
  return PLACES.find((place) => {
    try {
      if (place !== undefined) accessSync(place, constants.X_OK);
      return place !== undefined;
    } catch {
      return false;
    }
  });
}

/** The system's Chromium; installs Debian's where it can, else stops and says what to install. Nothing is skipped. */
export function findBrowser(): string {
  const found = installed();
  if (found !== undefined) return found;
  const now = installDebian(['chromium', 'fonts-noto-cjk']) ? installed() : undefined;
  if (now !== undefined) return now;
  throw new Error(
    'The browser journeys need Chromium or Chrome. Install it (Debian/Ubuntu: `sudo apt-get install chromium`, ' +
      'macOS: `brew install --cask chromium`), or name one in the environment variable CHROMIUM, and run the tests again.',
  );
}
