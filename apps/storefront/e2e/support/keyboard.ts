import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs that are enough to go through any page from its top. Assumed. */
const MOST_TABS = 120;

/** Reaches a control by Tab alone; wherever the focus is on its way, it can be seen. WCAG 2.4.7, 2.4.11. */
export async function reachByKeys(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const unseen = new Set<string>();
  for (let turn = 0; turn < MOST_TABS; turn += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
    // With less motion a change of style takes a moment of 0.01 ms, which ends with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const found = await page.evaluate(unseenFocus);
    if (found !== null) unseen.add(found);
  }
  await expect(control).toBeFocused();
  expect([...unseen]).toEqual([]);
}

/** Reaches a button by Tab alone and presses it. */
export async function pressByKeys(page: Page, button: Locator): Promise<void> {
  await reachByKeys(page, button);
  await page.keyboard.press('Enter');
}

/** Runs in the page: what has the focus, where nothing shows it or something hides it. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.matches('iframe')) return null;
  // A control drawn by what stands around or beside it shows the focus there.
  const places = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
  const isRinged = places.some((place) => {
    if (place === null || place === undefined) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
    return (
      outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    );
  });
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isShown = [0.5, 0.1, 0.9].some((part) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * part);
    return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused));
  });
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30)}`;
  if (!isRinged) return `no ring: ${name}`;
  return isShown ? null : `hidden: ${name} at ${Math.round(left)},${Math.round(top)}`;
}
