import type { Language } from '@dealstore/commerce-core/domain';
import { isSafeMethod } from '../session/csrf.ts';
import { readLanguage } from '../request-context.ts';

const TEXT: Readonly<Record<Language, { readonly title: string; readonly retry: string; readonly home: string }>> = {
  ko: { title: '잠시 후 다시 시도해 주세요', retry: '다시 시도', home: '홈으로 가기' },
  en: { title: 'Please try again in a moment', retry: 'Try again', home: 'Go to the home page' },
};

/**
 * The HTML of a 500 or 503, in the visitor's language: without script and style, with links to go on.
 * Spec §8; design of the shop.
 * @param requestId names the line of the log that belongs to it, if any
 */
export function failurePage(request: Request, requestId?: string): string {
  const language = readLanguage(request);
  const { title, retry, home } = TEXT[language];
  const reference = requestId === undefined ? '' : `<p><small>${requestId}</small></p>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>
<p><a href="${escapeAttribute(retryPath(request))}">${retry}</a> · <a href="/">${home}</a></p>${reference}</html>`;
}

/** The same address again; a form that was sent is filled in again on its page. */
function retryPath(request: Request): string {
  if (isSafeMethod(request.method)) return '';
  const from = request.headers.get('referer');
  if (from === null || !URL.canParse(from)) return '/';
  const { origin, pathname, search } = new URL(from);
  return origin === new URL(request.url).origin ? pathname + search : '/';
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
