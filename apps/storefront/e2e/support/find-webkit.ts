import { existsSync } from 'node:fs';
import { installDebian } from './install-debian.ts';

/** How to install a WebKit engine where it is missing. */
export const WEBKIT_MISSING =
  'no WebKit engine here; on Debian or Ubuntu: `sudo apt-get install webkit2gtk-driver xvfb`';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** Where Debian keeps the browser that its driver starts, by architecture and series of WebKitGTK. */
const FOLDERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((series) => `/usr/lib/${machine}/${series}`),
);

/** The programs of the system's WebKit. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** The X server without a screen. */
  readonly screen: string;
}

function installed(): WebKit | null {
  const browser = FOLDERS.map((folder) => `${folder}/MiniBrowser`).find((path) => existsSync(path));
  if (browser === undefined || !existsSync(DRIVER) || !existsSync(SCREEN)) return null;
  return { driver: DRIVER, browser, screen: SCREEN };
}

/** The system's WebKit; installs Debian's where it can, else null. */
export function findWebKit(): WebKit | null {
  const found = installed();
  if (found !== null || !installDebian(['webkit2gtk-driver', 'xvfb'])) return found;
  return installed();
}
