import { type Language, LANGUAGES } from '@dealstore/commerce-core/domain';
import type { PageState } from '../../src/page/page-state.ts';
import { inOneLanguage } from '../../src/page/shop-config.ts';
import type { BuildOutput } from '../files/build-output.ts';
import type { HostOptions } from '../host-options.ts';
import type { RequestContext } from '../request-context.ts';
import { hashContentPolicy, secureHeaders } from '../security-headers.ts';
import { closePage, openPage } from './page-html.ts';

const SHELL = /^\/offline\/(\w+)$/;

/** What the shell needs of the host. */
interface ShellParts {
  readonly options: HostOptions;
  readonly build: () => Promise<BuildOutput>;
}

/**
 * Answers `/offline/<language>`: the document of no page and no visitor, which an offline device fills by itself with
 * what it has kept. The service worker alone asks for it. Decided: docs/decisions/0077.
 */
export function createOfflineShell({ options, build }: ShellParts) {
  const secure = options.publicOrigin.startsWith('https:');
  const { kakaoKey } = options.config;

  return async (pathname: string, context: RequestContext): Promise<Response | null> => {
    const language = LANGUAGES.find((one) => one === SHELL.exec(pathname)?.[1]);
    if (language === undefined) return null;
    const { assetsOf, styleSheet, earlyInput, entryServer } = await build();
    const state = stateOf(language, context);
    const { loadApp } = assetsOf(entryServer.shellFiles, state);
    const head = { ...HEAD, language, title: state.shop.brand, styleSheet, earlyInput };
    const html = openPage(head, null, null) + closePage({ language, state, loadApp }, null);
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    const contentPolicy = hashContentPolicy(
      { scripts: [earlyInput, loadApp], styles: [] },
      { secure, usesKakao: kakaoKey !== undefined },
    );
    secureHeaders(headers, { secure, contentPolicy });
    return new Response(html, { headers });
  };

  function stateOf(language: Language, { platform }: RequestContext): PageState {
    return {
      language,
      platform,
      loggedIn: false,
      redirectReason: null,
      sandbox: options.sandbox,
      ...(kakaoKey !== undefined && { kakaoKey }),
      shop: inOneLanguage(options.config.shop, language),
      notFound: false,
      title: '',
      queries: [],
      answeredAt: 0,
      isShell: true,
    };
  }
}

const HEAD = {
  theme: null,
  description: null,
  canonical: null,
  imageUrl: null,
  noIndex: true,
  structured: [],
} as const;
