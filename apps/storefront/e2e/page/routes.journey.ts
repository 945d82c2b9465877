import { expect, type Page } from '@playwright/test';
import { routeNames } from '../../src/routes/paths.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { filledAddresses, type RouteAddresses } from '../support/route-addresses.ts';
import { sessionOf } from '../support/keep-session.ts';

/** Once for all tests of a form: the first member's addresses stay what they are. */
let addresses: RouteAddresses | null = null;
const addressesOf = async (page: Page): Promise<RouteAddresses> => (addresses ??= await filledAddresses(page));

test.describe('every route, to a member who has nothing', { tag: '@soak' }, () => {
  const logIn = sessionOf('hong');
  const logInNew = sessionOf('saebom');

  for (const name of routeNames()) {
    test(`${name} renders for a member without data`, async ({ page, locale }) => {
      if (addresses === null) await logIn(page, locale);
      const { [name]: path } = await addressesOf(page);
      await page.context().clearCookies();
      await logInNew(page, locale);
      await page.goto(path);
      await untilQuiet(page);
      await expectAccessible(page);
    });
  }
});

test.describe('every route, while the backend fails', { tag: '@soak' }, () => {
  const logIn = sessionOf('hong');

  for (const name of routeNames()) {
    test(`${name} shows a message while the backend fails`, async ({ page, locale }) => {
      await logIn(page, locale);
      const { [name]: path } = await addressesOf(page);
      // Below another page, for what comes with a document has been answered by then.
      await page.goto('/error');
      await untilQuiet(page);
      await page.route('**/api/client/**', (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"INTERNAL_ERROR"}' }),
      );
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await untilQuiet(page);
      // A message is shown, and not only gray skeletons.
      await expect.poll(() => page.getByRole('main').innerText()).toMatch(/\S/);
      await expectAccessible(page);
    });
  }
});
