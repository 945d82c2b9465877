import { existsSync } from 'node:fs';
import { installDebian } from './install-debian.ts';

/** How to install Firefox where it is missing. */
export const FIREFOX_MISSING =
  'no Firefox here; on Debian: `sudo apt-get install firefox-esr`, elsewhere name one in the environment variable FIREFOX';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

function installed(): string | null {
  const named = process.env['FIREFOX'];
  return [...(named === undefined ? [] : [named]), ...PLACES].find((path) => existsSync(path)) ?? null;
}

/** The system's Firefox; installs Debian's where it can, else null. */
export function findFirefox(): string | null {
  const found = installed();
  if (found !== null || !installDebian(['firefox-esr'])) return found;
  return installed();
}
