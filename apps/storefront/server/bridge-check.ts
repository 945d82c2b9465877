import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@dealstore/commerce-core/domain';
import type { RequestContext } from './request-context.ts';
import { hashContentPolicy } from './security-headers.ts';

const TEXT: Readonly<Record<Language, Readonly<Record<'title' | 'how', string>>>> = {
  ko: {
    title: '앱 브리지 확인',
    how: '이 페이지를 앱 안에서 여세요. commerce.bridge/1의 모든 기능을 앱에 물어보고, 주고받은 메시지를 그대로 보여드려요.',
  },
  en: {
    title: 'Bridge conformance',
    how: 'Open this page inside the app. It asks the app for everything of commerce.bridge/1 and shows each message as it went.',
  },
};

const STYLE = `body{margin:0 auto;max-width:840px;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#17191c;background:#fff;word-break:keep-all;overflow-wrap:anywhere}
h1{font-size:24px}h2{margin:32px 0 8px;font-size:20px}h3{margin:0;font-size:16px}p{margin:4px 0}
button{min-height:44px;margin:4px 8px 4px 0;padding:0 16px;font:inherit}
dl{display:grid;grid-template-columns:minmax(0,8em) 1fr;gap:4px 16px;margin:0 0 8px}dt{color:#5b626b}dd{margin:0}
ol{margin:0;padding:0;list-style:none}ol>li{padding:12px 0;border-top:1px solid #e4e7eb}
strong{display:block}
[data-verdict=passed]>strong{color:#0a6b3d}[data-verdict=failed]>strong,li>ul{color:#b3261e}
summary{min-height:44px;line-height:44px}
pre{margin:0 0 8px;font:13px/1.4 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}pre:empty{display:none}`;

/**
 * `/dev/bridge`: a page on which a shell is asked for everything of the protocol. Mount it beside the sandbox only.
 * @param distDir the built storefront, which holds the page's script
 */
export async function bridgeCheck(
  { language, platform }: Pick<RequestContext, 'language' | 'platform'>,
  { distDir, secure }: { readonly distDir: string; readonly secure: boolean },
): Promise<Response> {
  const script = (await readFile(join(distDir, 'inline', 'bridge-check.js'), 'utf8')).trim();
  const { title, how } = TEXT[language];
  const body = `<!doctype html><html lang="${language}" data-platform="${platform}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style>
<main><h1>${title}</h1><p>${how}</p></main>
<script>${script}</script></html>`;
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': hashContentPolicy({ scripts: [script], styles: [STYLE] }, { secure }),
    },
  });
}
