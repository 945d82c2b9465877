import { createHash } from 'node:crypto';
import { formatDate, isCommerceError, type Language } from '@dealstore/commerce-core/domain';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { AppParts } from '../app-parts.ts';
import { pageLanguage } from '../http/page-language.ts';
import { findSubscriber, unsubscribe } from './unsubscribe.ts';
import { UNSUBSCRIBE_TEXT as TEXT } from './unsubscribe.text.ts';

/** Where the link of an advertisement leads: `/refuse/{token}`. Assumed. */
export const UNSUBSCRIBE_PATH = '/refuse';

/** When a refusal that met a busy shop may be tried again, in seconds. */
const RETRY_AFTER_S = '1';

const TOKEN = /^[\w-]{43}$/;
const STYLE =
  'body{margin:0;padding:32px 20px;font:16px/1.6 system-ui,sans-serif;word-break:keep-all}main{max-width:480px;margin:0 auto}' +
  'button{width:100%;min-height:52px;border:0;border-radius:12px;background:#4a41e0;color:#fff;font:inherit;font-weight:600}';
const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * Refuses advertising by the link in it, without a log-in and without a script: looking changes nothing, the button
 * does. Null for any other path. Source: 정보통신망법 50조 4항.
 */
export function unsubscribeRoutes({ database, clock, log }: Pick<AppParts, 'database' | 'clock' | 'log'>) {
  const app = new Hono();
  const memberOf = async (context: Context): Promise<number | null> => {
    const token = context.req.param('token') ?? '';
    return TOKEN.test(token) ? findSubscriber(database, token) : null;
  };

  app.get(`${UNSUBSCRIBE_PATH}/:token`, async (context) => {
    const language = pageLanguage(context.req.raw);
    if ((await memberOf(context)) === null) return unknownPage(language);
    return page(
      language,
      html`<p>${TEXT.lead[language]}</p>
        <form method="post"><button type="submit">${TEXT.refuse[language]}</button></form>`,
    );
  });

  app.post(`${UNSUBSCRIBE_PATH}/:token`, async (context) => {
    const language = pageLanguage(context.req.raw);
    const memberNo = await memberOf(context);
    if (memberNo === null) return unknownPage(language);
    const now = clock.now();
    await unsubscribe(database, memberNo, now);
    return page(language, html`<p role="status">${TEXT.refused[language](formatDate(now, language))}</p>`);
  });

  app.notFound((context) => unknownPage(pageLanguage(context.req.raw)));

  app.onError((thrown, context) => {
    const language = pageLanguage(context.req.raw);
    // A member who leaves while the page is open.
    if (isCommerceError(thrown, 'A401')) return unknownPage(language);
    if (!isCommerceError(thrown, 'BUSY')) log.error({ err: thrown }, 'a refusal of advertising failed');
    return page(language, html`<p role="alert">${TEXT.busy[language]}</p>`, 503);
  });

  return async (request: Request, path: string): Promise<Response | null> =>
    path.startsWith(`${UNSUBSCRIBE_PATH}/`) ? app.fetch(request) : null;
}

const unknownPage = (language: Language) => page(language, html`<p>${TEXT.unknown[language]}</p>`, 404);

async function page(language: Language, body: ReturnType<typeof html>, status = 200): Promise<Response> {
  const markup = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${TEXT.title[language]}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${TEXT.title[language]}</h1>
          ${body}
          <p><a href="/">${TEXT.home[language]}</a></p>
        </main>
      </body>
    </html>`;
  const retry = status === 503 ? { 'retry-after': RETRY_AFTER_S } : {};
  return new Response(String(markup), { status, headers: { ...HEADERS, ...retry } });
}
