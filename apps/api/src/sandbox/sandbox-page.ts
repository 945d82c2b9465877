import { createHash } from 'node:crypto';
import type { Language } from '@dealstore/commerce-core/domain';
import { html, type Html } from './html.ts';

/** The one style of every sandbox page; light and dark, readable from 320 px. */
const SANDBOX_STYLE = `
:root{color-scheme:light dark;--ink:#17171c;--soft:#5b5f6b;--line:#d9dce3;--face:#fff;--back:#f4f5f8;--brand:#5b2ee5;--warn:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#f2f2f5;--soft:#a9adba;--line:#3a3c45;--face:#1d1e24;--back:#131418;--brand:#a78bff;--warn:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 -apple-system,BlinkMacSystemFont,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:640px;margin:0 auto;padding:16px}
.notice{display:block;margin:0;padding:8px 16px;background:#ffe9a8;color:#4a3600;font-size:14px;text-align:center}
h1{font-size:22px;margin:8px 0 16px}h2{font-size:18px;margin:0 0 8px}
section>p,form>p{margin:0 0 8px}form{margin:0 0 8px}
section,form.card,.card{display:block;background:var(--face);border:1px solid var(--line);border-radius:16px;padding:16px;margin:0 0 16px}
label,.label{display:block;font-weight:600;margin:12px 0 4px}
input,select{width:100%;min-height:48px;padding:0 12px;border:1px solid var(--line);border-radius:10px;background:var(--face);color:inherit;font:inherit}
fieldset{border:0;margin:12px 0 0;padding:0}legend{font-weight:600;padding:0}
.choices{display:flex;flex-wrap:wrap;gap:8px;margin-top:4px}
.choices label{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 14px;margin:0;border:1px solid var(--line);border-radius:22px;font-weight:400}
.choices.cards{display:grid}.choices.cards label{padding:8px 14px;border-radius:12px}
.choices input{width:18px;min-height:18px;height:18px;accent-color:var(--brand)}
.pair{display:flex;gap:8px;align-items:center}.pair>:first-child{flex:3}.pair>:last-child{flex:1}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 16px;border:1px solid var(--line);border-radius:12px;background:var(--face);color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.main,.button.main{width:100%;margin-top:16px;border-color:transparent;background:#5b2ee5;color:#fff}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:8px}
.code{font:700 28px/1.2 ui-monospace,monospace;letter-spacing:4px}
.whole{white-space:nowrap}
.soft{color:var(--soft);font-size:14px}.error{color:var(--warn);font-weight:600}
ul.list{list-style:none;margin:0;padding:0}ul.list li{padding:12px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}.text{display:block;white-space:pre-line}ul.list li:first-child{border-top:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:0}dt{color:var(--soft)}dd{margin:0;text-align:right}
progress{width:100%;height:8px;accent-color:var(--brand)}
a{color:var(--brand)}
`;

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
