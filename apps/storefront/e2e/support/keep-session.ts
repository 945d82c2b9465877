import type { BrowserContext, Page } from '@playwright/test';
import { enter, wordsOf } from './shop.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs a member in once for all tests that use it. */
export function sessionOf(person: 'hong' | 'saebom') {
  let session: Session | null = null;
  return async (page: Page, locale: string | undefined): Promise<void> => {
    const words = wordsOf(locale);
    if (session === null) await enter(page, words, words[person]);
    else await page.context().addCookies(session.cookies);
    session ??= await page.context().storageState();
  };
}
