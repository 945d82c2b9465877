import type { Language } from '@dealstore/commerce-core/domain';
import { noticeText } from '../../src/app/document.text.ts';
import { inlineJson } from './inline-json.ts';
import type { Theme } from '../request-context.ts';

/** The content of a document's head. */
export interface PageHead {
  readonly language: Language;
  /** The theme the visitor chose; null follows their system. */
  readonly theme: Theme | null;
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly imageUrl: string | null;
  readonly noIndex: boolean;
  /** JSON-LD, one script each. */
  readonly structured: readonly object[];
  /** The address of the shop's style sheet. */
  readonly styleSheet: string;
  /** The script that remembers early input. */
  readonly earlyInput: string;
}

/** The content of a document's end. */
export interface PageFoot {
  readonly language: Language;
  /** The state the page hydrates from. */
  readonly state: unknown;
  /** The script that loads the app. */
  readonly loadApp: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Where a toast stands, for the app's own is not there to be asked. */
const NOTICE_STYLE = [
  'position:fixed;inset:auto 16px calc(72px + env(safe-area-inset-bottom));z-index:70;margin:auto;width:fit-content',
  'padding:0 16px;border-radius:12px;background:#23272d;color:#fff;font:var(--text-body-s);line-height:48px',
].join(';');
const RELOAD_STYLE = 'min-width:44px;min-height:44px;margin-left:12px;font-weight:700;text-decoration:underline';

/** Escapes text for HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Everything before the app's own HTML. The critical CSS is inside, so that nothing else blocks the first paint; where the
 * page's HTML is not known yet, the style sheet, which a member's browser has since the login page, is linked instead.
 * @param nonce of the inline code; null where the `Content-Security-Policy` lists its hashes
 */
export function openPage(head: PageHead, critical: Uint8Array | null, nonce: string | null): Buffer {
  const tag = (condition: boolean, html: string) => (condition ? html : '');
  const theme = head.theme === null ? '' : ` data-theme="${head.theme}"`;
  const title = escapeHtml(head.title);
  const meta = [
    `<!doctype html><html lang="${head.language}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title><meta property="og:title" content="${title}">`,
    tag(head.description !== null, `<meta name="description" content="${escapeHtml(head.description ?? '')}">`),
    tag(head.description !== null, `<meta property="og:description" content="${escapeHtml(head.description ?? '')}">`),
    tag(head.canonical !== null, `<meta property="og:url" content="${escapeHtml(head.canonical ?? '')}">`),
    tag(head.imageUrl !== null, `<meta property="og:image" content="${escapeHtml(head.imageUrl ?? '')}">`),
    tag(head.canonical !== null, `<link rel="canonical" href="${escapeHtml(head.canonical ?? '')}">`),
    ...head.structured.map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`),
    tag(head.noIndex, '<meta name="robots" content="noindex">'),
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#121417" media="(prefers-color-scheme: dark)">',
    '<meta name="format-detection" content="telephone=no"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // Systems that read no manifest look for /apple-touch-icon.png by themselves.
    `<link rel="manifest" href="/${head.language}.webmanifest">`,
  ];
  const inside = [
    `<style${nonceAttribute(nonce)}>`,
    critical ?? '',
    '</style>',
    // A disabled sheet is not fetched: the start of the app enables it, for what the page may still come to show.
    `<link rel="stylesheet" href="${head.styleSheet}" disabled media="not all">`,
    '<link rel="expect" href="#page-state" blocking="render">',
  ];
  const style = critical === null ? [`<link rel="stylesheet" href="${head.styleSheet}">`] : inside;
  const end = `<script${nonceAttribute(nonce)}>${head.earlyInput}</script></head><body><div id="root">`;
  return Buffer.concat([...meta, ...style, end].map((part) => Buffer.from(part)));
}

/** Everything after the app's own HTML: the notice, the state, and last the script that loads the app. */
export function closePage(foot: PageFoot, nonce: string | null): string {
  return [
    `</div>${loadNotice(foot.language)}<script type="application/json" id="page-state">${inlineJson(foot.state)}</script>`,
    `<script${nonceAttribute(nonce)}>${foot.loadApp}</script></body></html>`,
  ].join('');
}

/** Hidden until the app is late or cannot be loaded. Spec §8. */
function loadNotice(language: Language): string {
  const t = noticeText[language];
  const reload = `<button type="button" style="${RELOAD_STYLE}">${t.reload}</button>`;
  const lines = `<p role="status">${t.loading}</p><p role="alert" hidden>${t.failed}${reload}</p>`;
  return `<div id="load-notice" style="${NOTICE_STYLE}" hidden>${lines}</div>`;
}

function nonceAttribute(nonce: string | null): string {
  return nonce === null ? '' : ` nonce="${nonce}"`;
}
