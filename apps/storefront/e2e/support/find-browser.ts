import { accessSync, constants } from 'node:fs';
import { installDebian } from './install-debian.ts';

/** Chromium without a window: a page is there in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const FONTS = 'fonts-noto-cjk';

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

function installed(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => {
    try {
      if (place !== undefined) accessSync(place, constants.X_OK);
      return place !== undefined;
    } catch {
      return false;
    }
  });
}

/** The system's Chromium as people have it; installs Debian's where it can, else stops and says what to install. */
export function findBrowser(): string {
  const found = installed(PLACES);
  if (found !== undefined) return found;
  const now = installDebian(['chromium', FONTS]) ? installed(PLACES) : undefined;
  if (now !== undefined) return now;
  throw new Error(
    'The browser journeys need Chromium or Chrome. Install it (Debian/Ubuntu: `sudo apt-get install chromium`, ' +
      'macOS: `brew install --cask chromium`), or name one in the environment variable CHROMIUM, and run the tests again.',
  );
}

/** Chromium without a window; installed where that can be done, and null where it is not: a whole one does the same. */
export function findHeadlessShell(): string | null {
  const shell = () => installed([SHELL]) ?? null;
  return shell() ?? (installDebian(['chromium-headless-shell', FONTS]) ? shell() : null);
}
