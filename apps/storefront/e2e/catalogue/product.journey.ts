import { expect, type Locator, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  chooseFirstOptions,
  expectNoComplaint,
  languageOf,
  PC_ONLY,
  PHONE_ONLY,
  watchComplaints,
} from '../support/shop.ts';

const PRODUCT = '/product/10023';
/** From here on a page is a PC's, in CSS pixels. */
const PC_WIDTH = 1024;
const WORDS = {
  ko: {
    share: '공유하기',
    copy: 'URL 복사',
    copied: '링크를 복사했어요',
    kakao: '카카오톡',
    x: 'X(트위터)',
    facebook: '페이스북',
    viewer: '상품 사진 크게 보기',
    zoomIn: '확대',
    zoomOut: '축소',
    buy: '구매하기',
    black: '블랙',
  },
  en: {
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    kakao: 'KakaoTalk',
    x: 'X (Twitter)',
    facebook: 'Facebook',
    viewer: 'Product pictures, full screen',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    buy: 'Buy',
    black: 'Black',
  },
} as const;
const wordsOf = (locale: string | undefined) => WORDS[languageOf(locale)];

async function open(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await untilQuiet(page);
}

/** What the page handed to the clipboard; `refused` says what it takes. */
async function watchClipboard(page: Page, taken: 'taken' | 'refused' | 'system sheet'): Promise<() => Promise<string>> {
  await page.addInitScript((way) => {
    const clipboard = { text: '' };
    Reflect.set(window, 'clipboardText', clipboard);
    const keep = (text: string) => void (clipboard.text = text);
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => (way === 'taken' ? keep(text) : Promise.reject(new Error('refused'))),
      },
    });
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
    if (way === 'system sheet') {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => keep(`${data.title} ${data.url}`),
      });
    } else Reflect.deleteProperty(Navigator.prototype, 'share');
    document.addEventListener('copy', () => keep(`selected ${String(document.getSelection())}`));
  }, taken);
  return () => page.evaluate(() => String(Reflect.get(Object(Reflect.get(window, 'clipboardText')), 'text')));
}

test.describe('sharing a product', () => {
  test('offers four ways, and copies the address [CHROME-29, CHROME-31, CHROME-32, CHROME-33, CHROME-34, CONST-36, I18N-06]', async ({
    page,
    locale,
  }) => {
    const words = wordsOf(locale);
    const complaints = watchComplaints(page);
    const clipboard = await watchClipboard(page, 'taken');
    await open(page);
    const address = page.url();
    const share = page.getByRole('button', { name: words.share });
    await share.click();
    const sheet = page.getByRole('dialog', { name: words.share });
    await expect(sheet.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);
    const box = await sheet.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const below = height - Math.round((box?.y ?? 0) + (box?.height ?? 0));
    expect(box?.y).toBeGreaterThan(0);
    // From the bottom of a phone; on a PC in the middle.
    if (width < PC_WIDTH) expect(below).toBe(0);
    else expect(Math.abs(below - (box?.y ?? 0))).toBeLessThanOrEqual(1);
    for (const [name, host, parameter] of [
      [words.x, 'x.com', 'url'],
      [words.facebook, 'www.facebook.com', 'u'],
    ] as const) {
      const link = sheet.getByRole('link', { name });
      const target = new URL((await link.getAttribute('href')) ?? '');
      expect([target.host, target.searchParams.get(parameter)]).toEqual([host, address]);
      await expect(link).toHaveAttribute('target', '_blank');
    }

    await sheet.getByRole('button', { name: words.copy }).click();
    await expect(page.getByRole('status').getByText(words.copied)).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(share).toBeFocused();
    expect(await clipboard()).toBe(address);
    expectNoComplaint(complaints);
  });

  test('copies where the clipboard is refused, and lets the back button close it [CHROME-34]', async ({
    page,
    locale,
  }) => {
    const words = wordsOf(locale);
    const clipboard = await watchClipboard(page, 'refused');
    await open(page);
    const address = page.url();
    await page.getByRole('button', { name: words.share }).click();
    const sheet = page.getByRole('dialog', { name: words.share });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    expect(page.url()).toBe(address);

    await page.getByRole('button', { name: words.share }).click();
    await sheet.getByRole('button', { name: words.kakao }).click();
    await expect(page.getByRole('status').getByText(words.copied)).toBeVisible();
    expect(await clipboard()).toContain('selected');
  });

  test("reaches KakaoTalk by the system's own sheet where there is one [CHROME-30]", async ({ page, locale }) => {
    const words = wordsOf(locale);
    const shared = await watchClipboard(page, 'system sheet');
    await open(page);
    await page.getByRole('button', { name: words.share }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.kakao }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await shared()).toContain(page.url());
    await expect(page.getByRole('status').filter({ hasText: words.copied })).toHaveCount(0);
  });
});

test.describe('looking closely at the pictures', () => {
  test('opens them over the whole screen, turns by keys, zooms by keys and buttons, and gives the focus back', async ({
    page,
    locale,
  }) => {
    const words = wordsOf(locale);
    const complaints = watchComplaints(page);
    await open(page);
    const opener = page.locator('main button[aria-haspopup="dialog"]').first();
    await opener.click();
    const viewer = page.getByRole('dialog', { name: words.viewer });
    const picture = (index: number) => viewer.locator('img').nth(index);
    await expect(picture(0)).toBeInViewport();
    await expect(counterOf(viewer)).toHaveText(/^1 \/ 4$/);
    await expectAccessible(page);

    await page.keyboard.press('ArrowRight');
    await expect(counterOf(viewer)).toHaveText(/^2 \/ 4$/);
    await expect(picture(1)).toBeInViewport({ ratio: 0.9 });
    await viewer.getByRole('button', { name: words.zoomIn }).click();
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(picture(1))).toBeCloseTo(2.25, 1);
    // Close up the arrows look around instead of turning, and never past an edge.
    for (const _ of Array.from({ length: 30 })) await page.keyboard.press('ArrowRight');
    await expect(counterOf(viewer)).toHaveText(/^2 \/ 4$/);
    const box = await picture(1).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThanOrEqual(width);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(picture(1))).toBe(1);
    await expect(viewer.getByRole('button', { name: words.zoomOut })).toBeDisabled();

    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(PRODUCT);
    expectNoComplaint(complaints);
  });

  test(
    'follows fingers: a swipe turns, two fingers and a double tap look closer',
    PHONE_ONLY,
    async ({ page, locale }) => {
      const words = wordsOf(locale);
      await open(page);
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      const viewer = page.getByRole('dialog', { name: words.viewer });
      const status = counterOf(viewer);
      const picture = (index: number) => viewer.locator('img').nth(index);
      await expect(picture(0)).toBeInViewport();
      const touch = await fingersOn(page);

      await touch.drag([{ x: 300, y: 400 }], [{ x: 60, y: 400 }]);
      await expect(status).toHaveText(/^2 \/ 4$/);
      await touch.drag([{ x: 150, y: 400 }], [{ x: 170, y: 400 }]);
      await expect(status).toHaveText(/^2 \/ 4$/);
      await touch.drag([{ x: 60, y: 400 }], [{ x: 300, y: 400 }]);
      await expect(status).toHaveText(/^1 \/ 4$/);

      await touch.drag(
        [
          { x: 170, y: 380 },
          { x: 190, y: 380 },
        ],
        [
          { x: 120, y: 380 },
          { x: 240, y: 380 },
        ],
      );
      await expect.poll(() => scaleOf(picture(0))).toBeGreaterThan(2);
      // Close up one finger moves the picture and turns no page.
      await touch.drag([{ x: 300, y: 400 }], [{ x: 60, y: 400 }]);
      await expect(status).toHaveText(/^1 \/ 4$/);
      for (const _ of [1, 2]) await touch.drag([{ x: 180, y: 380 }], [{ x: 180, y: 380 }]);
      await expect.poll(() => scaleOf(picture(0))).toBe(1);
      for (const _ of [1, 2]) await touch.drag([{ x: 180, y: 380 }], [{ x: 180, y: 380 }]);
      await expect.poll(() => scaleOf(picture(0))).toBe(2.5);
    },
  );
});

test('shows each color beside its name, and closes the options by the back button [GAP-02]', async ({
  page,
  locale,
  isMobile,
}) => {
  const words = wordsOf(locale);
  await open(page);
  const place = isMobile ? page.getByRole('dialog') : page.locator('main');
  if (isMobile) await page.getByRole('button', { name: words.buy, exact: true }).click();
  if (isMobile) await expectSaysWhatIsBought(place, (await page.locator('main h2').first().textContent()) ?? '');
  const black = place.getByRole('button', { name: words.black, exact: true });
  await expect(black).toBeVisible();
  await expect(black.locator('span').first()).toHaveCSS('background-color', 'rgb(51, 55, 62)');
  await expectAccessible(page);
  if (!isMobile) return;
  await page.goBack();
  await expect(place).toHaveCount(0);
  await expect(page).toHaveURL(PRODUCT);
});

/** The sheet lies over the page: it shows by itself what is chosen for. */
async function expectSaysWhatIsBought(sheet: Locator, name: string): Promise<void> {
  await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  expect(await sheet.locator('img').boundingBox()).toMatchObject({ width: 56, height: 56 });
}

/** Which picture of how many the viewer says it shows; a place for toasts stands beside it. */
const counterOf = (viewer: Locator) => viewer.getByRole('status').filter({ hasText: '/' });

/** How large a picture is seen, as a multiple of the whole. */
const scaleOf = (picture: Locator) =>
  picture.evaluate((element) => Number(new DOMMatrix(getComputedStyle(element).transform).a.toFixed(2)));

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Real fingers, as the browser sees them. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(({ x, y }, id) => ({ x, y, id })) });
  return {
    drag: async (from: readonly Place[], to: readonly Place[]): Promise<void> => {
      await send('touchStart', from);
      const steps = 6;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await send(
          'touchMove',
          from.map(({ x, y }, id) => ({ x: x + ((to[id]?.x ?? x) - x) * part, y: y + ((to[id]?.y ?? y) - y) * part })),
        );
      }
      await send('touchEnd', []);
    },
  };
}

test('shows how many are chosen above the buttons of a PC', PC_ONLY, async ({ page }) => {
  await open(page);
  await chooseFirstOptions(page);
  const isSeen = await page.locator('main output:visible').evaluate((count) => {
    const { left, top, width, height } = count.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === count;
  });
  expect(isSeen).toBe(true);
});
