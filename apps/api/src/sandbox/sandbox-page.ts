import { createHash } from 'node:crypto';
import type { Language } from '@dealstore/commerce-core/domain';
import { html, type Html } from './html.ts';
import { SANDBOX_STYLE } from './sandbox-style.ts';

/** One page of the sandbox. */
export interface SandboxPage {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  /** HTTP status, 200 by default. */
  readonly status?: number;
}

// Whole, for a space inside the element would be another digest.
const STYLE: Html = { markup: `<style>${SANDBOX_STYLE}</style>` };

const STYLE_HASH = createHash('sha256').update(SANDBOX_STYLE).digest('base64');

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    // The shop's icon, which some browsers ask for under the page's own policy.
    "img-src 'self'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const NOTICE: Readonly<Record<Language, string>> = {
  ko: '연습용 화면이에요. 실제 인증·결제·문자는 일어나지 않아요.',
  en: 'This is a sandbox. Nothing is really verified, charged or sent.',
};

/**
 * A page of the sandbox as an answer: no script, one style allowed by its digest. Assumed: works without JavaScript.
 */
export function sandboxResponse(page: SandboxPage): Response {
  const { markup } = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        ${STYLE}
      </head>
      <body>
        <header class="notice">${NOTICE[page.language]}</header>
        <main>${page.body}</main>
      </body>
    </html>`;
  return new Response(markup, { status: page.status ?? 200, headers: HEADERS });
}

/** Sends the browser on after a form: 303, so that going back repeats nothing. */
export function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
