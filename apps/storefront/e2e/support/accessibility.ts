import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilQuiet } from './journey.ts';
import { expectNoComplaint, watchCalls, watchComplaints } from './shop.ts';

const IS_SOAK = process.env['DEALSTORE_SOAK'] === 'true';

/** Part of a page that may be written in the other language, for names have no other form: 5 %. Assumed. */
const OTHER_LANGUAGE_RATIO = 0.05;

/** Layout shift a page may show while it loads, as web vitals count it: 0.05. Assumed: half of what is called good. */
const SHIFT_LIMIT = 0.05;

/** What a page at rest may move for ever: its name and the telecom's in turn (Spec §9), and a payment that is being settled. */
const MOVES_AT_REST = ['header a > [aria-hidden]', 'main svg.lucide-loader-circle'];

/** What a screen is expected to be. */
export interface Expected {
  readonly path: string;
  readonly language: 'ko' | 'en';
  readonly status?: number;
  /** Whether everything it shows came with its document, so that nothing is asked for again. */
  readonly complete: boolean;
}

/** Opens a screen and fails unless it is as sound as every screen of the shop has to be. */
export async function expectSound(page: Page, { path, language, status = 200, complete }: Expected): Promise<void> {
  const complaints = watchComplaints(page);
  const calls = watchCalls(page);
  await page.addInitScript(watchShifts);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  await untilQuiet(page);

  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  // a page that is still drawn between two files it loads moves until it is whole
  await expect.poll(() => page.evaluate(readMotion, MOVES_AT_REST)).toEqual([]);
  const found = await page.evaluate(readScreen);
  expect(found.unfilled).toEqual([]);
  expect(found.tooWide).toEqual([]);
  if (language === 'en') expect(found.hangul).toBeLessThan(OTHER_LANGUAGE_RATIO);
  else expect(found.hangul).toBeGreaterThan(0.5);
  expect(await seriousFindings(page)).toEqual([]);
  // Looking closely has taken a while: what the page does by itself, it has done by now.
  if (complete) expect(calls).toEqual([]);
  const { sum, moved } = await page.evaluate(readShifts);
  expect(sum, moved).toBeLessThan(SHIFT_LIMIT);
  expectNoComplaint(complaints);
}

/** Fails when the page, as it is now, keeps anybody out; with `--soak` in forced colors and with text of 200 %, too. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  if (!IS_SOAK || page.context().browser()?.browserType().name() !== 'chromium') return;
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await seriousFindings(page), 'in forced colors').toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await seriousFindings(page), 'with text of 200 %').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function seriousFindings(page: Page): Promise<readonly string[]> {
  // What passed would be reported too, with its HTML: half a megabyte on a long page. Only for frames of another origin,
  // of which no page has one, axe would put its findings together in a page of its own, which takes four times as long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' · ')}`);
}

/** Runs in the page, before it loads. */
function watchShifts(): void {
  const shifts = { sum: 0, moved: '' };
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.sum += Number(Reflect.get(entry, 'value'));
      for (const { node } of Reflect.get(entry, 'sources') ?? [])
        shifts.moved += ` ${node?.className ?? node?.nodeName}`;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: what moves without an end and is not listed, not seen, or has to be painted for it. */
function readMotion(listed: readonly string[]): readonly string[] {
  const free: ReadonlySet<string> = new Set([
    'offset',
    'computedOffset',
    'easing',
    'composite',
    'transform',
    'opacity',
  ]);
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    if (effect.getComputedTiming().endTime !== Infinity) return [];
    const { target } = effect;
    const { top, bottom, left, right } = target.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const painted = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !free.has(name)));
    if (isSeen && painted.length === 0 && listed.some((selector) => target.matches(selector))) return [];
    return [
      `${target.nodeName} ${target.className} at ${Math.round(top)}: ${painted.join() || 'not listed or not seen'}`,
    ];
  });
}

/** Runs in the page: how much it has moved, and what did. */
function readShifts() {
  const shifts = Object(Reflect.get(window, 'shifts'));
  return { sum: Number(Reflect.get(shifts, 'sum')), moved: String(Reflect.get(shifts, 'moved')) };
}

/** Runs in the page: what sticks out of it, and which part of its words is Hangul. */
function readScreen() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = scrollWidth <= clientWidth ? [] : [...document.querySelectorAll('body *')];
  const main = document.body.cloneNode(true) as HTMLElement;
  const other = document.documentElement.lang === 'ko' ? 'en' : 'ko';
  for (const part of main.querySelectorAll(`script, style, template, noscript, [lang="${other}"]`)) part.remove();
  const letters = (main.textContent ?? '').match(/\p{L}/gu) ?? [];
  const hangul = letters.filter((letter) => /\p{Script=Hangul}/u.test(letter));
  return {
    // A text with a place for a name, such as [P_NAME], is not for anybody to see.
    unfilled: (document.body.innerText.match(/\[[A-Z]+_[A-Z_]+\]/g) ?? []).slice(0, 5),
    tooWide: wide
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className}`),
    hangul: letters.length === 0 ? 0 : hangul.length / letters.length,
  };
}
