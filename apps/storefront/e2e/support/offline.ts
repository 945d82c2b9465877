import { expect, type Page } from '@playwright/test';
import { untilQuiet } from './journey.ts';

/** What lies on the device of a page: the texts of the answers, and the addresses in the worker's caches. */
export async function onDevice(page: Page): Promise<{ readonly answers: string; readonly cached: readonly string[] }> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    // To open one that is not there would make it, without the shop's own stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'kept')) return { answers: '[]', cached };
    const answers = await new Promise<unknown[]>((resolve, reject) => {
      const opened = indexedDB.open('kept');
      opened.onerror = () => reject(new Error('no store'));
      opened.onsuccess = () => {
        const { result: database } = opened;
        const all = database.transaction('answers').objectStore('answers').getAll();
        all.onsuccess = () => resolve(all.result);
      };
    });
    return { answers: JSON.stringify(answers), cached };
  });
}

/** Waits until the device has the shell and an answer with this word. */
async function untilSaved(page: Page, word: string): Promise<void> {
  const isSaved = async (): Promise<boolean> => {
    // A page begins to keep with an act that it has seen: an act before it listens does not count.
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    return (await onDevice(page)).answers.includes(word);
  };
  await expect.poll(isSaved, { timeout: 60_000 }).toBe(true);
  await expect.poll(async () => (await onDevice(page)).cached, { timeout: 60_000 }).toContain('/offline/ko');
}

/** Opens a page and waits until it is kept, with an answer that has this word. */
export async function openAndSave(page: Page, path: string, word: string): Promise<void> {
  await page.goto(path);
  await untilQuiet(page);
  await untilSaved(page, word);
}
