/**
 * Builds the page's services once, with the page's own modules, so that it can be seen what of the container runs.
 * Started by `slim-container.ts` in a process of its own, under Node's coverage.
 */
import { createServices } from '../src/container/create-container.ts';
import { DEMO_SHOP, inOneLanguage } from '../src/page/shop-config.ts';

const page = { location: { origin: 'https://shop.test' }, addEventListener: () => undefined };
Object.assign(globalThis, { window: page, document: { cookie: '' } });

createServices({
  facts: {
    language: 'ko',
    platform: 'MOBILE_WEB',
    loggedIn: false,
    arrival: null,
    sandbox: false,
    shop: inOneLanguage(DEMO_SHOP, 'ko'),
    notFound: false,
    title: '',
  },
  bridge: null,
  bringFlows: () => Promise.reject(new Error('no flow is asked for')),
});
