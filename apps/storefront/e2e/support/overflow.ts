import type { Page } from '@playwright/test';

/** A page of any driver that runs a function. */
export interface Readable {
  evaluate<T>(read: () => T): Promise<T>;
}

/** A page whose window can be resized, in CSS pixels. */
export interface Sizable extends Readable {
  resize(width: number, height: number): Promise<void>;
}

/** What a page is that fits everywhere. */
export const FITS = { headings: 1, at400: [], at412: [], at200: [], broken: [] } as const;

/** A page of Playwright, whose window is resized. */
export const sizable = (page: Page): Sizable => ({
  evaluate: (read) => page.evaluate(read),
  resize: (width, height) => page.setViewportSize({ width, height }),
});

/** Makes a window what is left of 1280 × 1024 at 400 %. WCAG 1.4.10. */
export const zoomIn = (page: Sizable): Promise<void> => page.resize(320, 256);

/** Reads a page that was zoomed in: how many headings it has, what is too wide at each size, and its broken words. */
export async function fitOf(page: Sizable) {
  const at400 = await tooWide(page);
  await page.resize(412, 915);
  const at412 = await tooWide(page);
  await page.resize(360, 740);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const at200 = await tooWide(page);
  const broken = await brokenWords(page);
  const headings = await page.evaluate(
    () =>
      [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
  );
  return { headings, at400, at412, at200, broken };
}

/** How far a page is wider than its window, in CSS pixels. */
export function overflow(page: Readable): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What sticks out of a page that is wider than its window, the first of it. */
function tooWide(page: Readable): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const endOf = (node: Node): number => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().right;
    };
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return Math.max(element.getBoundingClientRect().right, ...texts.map(endOf)) > clientWidth + 0.5;
    });
    const descriptions = wide.slice(0, 8).map(({ nodeName, className, textContent }) => {
      return `${nodeName} ${String(className)} ${textContent?.slice(0, 20)}`;
    });
    return [`${scrollWidth - clientWidth} px`, ...descriptions];
  });
}

/** Buttons, links and headings of one word that stand on more than one line. */
export function brokenWords(page: Readable): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, main a, nav a, h1, h2')].flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return texts.flatMap((node) => {
        const word = (node.textContent ?? '').trim();
        if (word === '' || /\s/.test(word)) return [];
        // Outside controls a line may end behind a sign that joins words.
        if (/[@/·]/.test(word) && !element.matches('button, nav a')) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [word] : [];
      });
    }),
  );
}
