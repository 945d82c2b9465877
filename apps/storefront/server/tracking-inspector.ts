import type { Language } from '@dealstore/commerce-core/domain';
import { readLanguage } from './request-context.ts';
import { hashContentPolicy } from './security-headers.ts';

const TEXT: Readonly<Record<Language, Readonly<Record<'title' | 'how' | 'clear', string>>>> = {
  ko: {
    title: '추적 이벤트 보기',
    how: '이 창을 열어 두고 다른 탭에서 쇼핑해 보세요. 분석 도구로 보내는 이벤트가 그대로 나타나요.',
    clear: '지우기',
  },
  en: {
    title: 'Tracking events',
    how: 'Leave this open and shop in another tab: every event that analytics gets appears here as it is sent.',
    clear: 'Clear',
  },
};

const STYLE = `body{margin:0 auto;max-width:1100px;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#17191c;background:#fff}
button{min-height:44px;padding:0 16px;font:inherit}
ol{padding:0;list-style:none}li{display:grid;gap:4px 16px;padding:12px 0;border-top:1px solid #e4e7eb}
@media(min-width:720px){li{grid-template-columns:220px 1fr 1fr}}
h2{margin:0;font-size:16px}pre{margin:0;font:13px/1.4 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}small{color:#686f78}`;

/** Runs in the page: says that it listens, and writes down what it hears; a page that is left says so no more. */
const SCRIPT = `const NAME = 'tracking-inspector';
const list = document.querySelector('ol');
const put = (parent, tag, text) => {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
};
const listen = () => { try { localStorage.setItem(NAME, '1'); } catch {} };
listen();
addEventListener('pageshow', listen);
addEventListener('pagehide', () => { try { localStorage.removeItem(NAME); } catch {} });
new BroadcastChannel(NAME).onmessage = ({ data: { at, page, event, ga4 } }) => {
  const row = document.createElement('li');
  const head = put(row, 'div', '');
  put(head, 'h2', event.name);
  put(head, 'small', new Date(at).toLocaleTimeString() + ' ' + page);
  put(row, 'pre', JSON.stringify(event.parameters, null, 1));
  put(row, 'pre', JSON.stringify(ga4, null, 1));
  list.prepend(row);
};
document.querySelector('button').onclick = () => list.replaceChildren();`;

const POLICIES = {
  secure: hashContentPolicy({ scripts: [SCRIPT], styles: [STYLE] }, { secure: true }),
  plain: hashContentPolicy({ scripts: [SCRIPT], styles: [STYLE] }, { secure: false }),
};

/**
 * `/dev/tracking`: a page on which a journey in another tab can be watched, event by event.
 * Mount it beside the sandbox only.
 */
export function trackingInspector(request: Request, { secure }: { readonly secure: boolean }): Response {
  const language = readLanguage(request);
  const { title, how, clear } = TEXT[language];
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style>
<main><h1>${title}</h1><p>${how}</p><button type="button">${clear}</button><ol aria-live="polite"></ol></main>
<script>${SCRIPT}</script></html>`;
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': secure ? POLICIES.secure : POLICIES.plain,
    },
  });
}
