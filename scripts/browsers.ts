import { findBrowser } from '@dealstore/storefront/find-browser';
import { findFirefox, FIREFOX_MISSING } from '@dealstore/storefront/find-firefox';
import { findWebKit, WEBKIT_MISSING } from '@dealstore/storefront/find-webkit';

/** The runner of the journeys. */
export const PLAYWRIGHT = 'apps/storefront/node_modules/.bin/playwright';
/** What makes it run them. */
export const JOURNEYS = ['test', '--config', 'apps/storefront/playwright.config.ts'];

/** The browsers of this machine, one that is missing installed where that can be done. */
export function findBrowsers() {
  const chromium = findBrowser();
  const firefox = findFirefox();
  const hasWebKit = findWebKit() !== null;
  return {
    /** By which the journeys find them. */
    env: {
      CHROMIUM: chromium,
      ...(firefox !== null && { FIREFOX: firefox }),
      ...(!hasWebKit && { WITHOUT_WEBKIT: 'true' }),
    },
    /** What is not run, and why. */
    missing: [
      ...(firefox === null ? [`the journeys in Firefox; ${FIREFOX_MISSING}`] : []),
      ...(hasWebKit ? [] : [`the journeys in WebKit; ${WEBKIT_MISSING}`]),
    ],
  };
}
