import { findBrowser, findHeadlessShell } from '@dealstore/storefront/find-browser';
import { findFirefox, FIREFOX_MISSING } from '@dealstore/storefront/find-firefox';
import { findWebKit, WEBKIT_MISSING } from '@dealstore/storefront/find-webkit';

/** The runner of the journeys. */
export const PLAYWRIGHT = 'apps/storefront/node_modules/.bin/playwright';
/** What makes it run them. */
export const JOURNEYS = ['test', '--config', 'apps/storefront/playwright.config.ts'];

/**
 * The browsers of this machine, one that is missing installed where that can be done.
 * @param isWanted whether a browser beside Chromium is looked for
 * @param isHeaded whether the developer wants to see it
 */
export function findBrowsers(isWanted: (name: 'firefox' | 'webkit') => boolean = () => true, isHeaded = false) {
  const chromium = findBrowser();
  const shell = isHeaded || process.env['CHROMIUM'] !== undefined ? null : findHeadlessShell();
  const firefox = isWanted('firefox') ? findFirefox() : null;
  const hasWebKit = isWanted('webkit') && findWebKit() !== null;
  return {
    /** By which the journeys find them. */
    env: {
      CHROMIUM: chromium,
      ...(shell !== null && { CHROMIUM_SHELL: shell }),
      ...(firefox !== null && { FIREFOX: firefox }),
      ...(!hasWebKit && { WITHOUT_WEBKIT: 'true' }),
    },
    /** What is not run, and why. */
    missing: [
      ...(firefox === null && isWanted('firefox') ? [`the journeys in Firefox; ${FIREFOX_MISSING}`] : []),
      ...(!hasWebKit && isWanted('webkit') ? [`the journeys in WebKit; ${WEBKIT_MISSING}`] : []),
    ],
  };
}
