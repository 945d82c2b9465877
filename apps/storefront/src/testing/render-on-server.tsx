import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { LanguageContext } from '@dealstore/ui/locale/language-context.ts';
import { type PageFacts, PageFactsContext } from '../page/page-state.ts';
import { createQueryClient } from '../page/query-client.ts';
import { DEMO_SHOP, inOneLanguage } from '../page/shop-config.ts';
import { type ChromeStore, ChromeStoreContext, createChromeStore } from '../page/chrome-store.ts';
import { ServicesContext } from '../container/use-service.ts';

/** What a rendering may differ in. */
export interface RenderOptions {
  readonly path?: string;
  readonly search?: string;
  readonly facts?: Partial<PageFacts>;
  readonly client?: QueryClient;
  readonly chrome?: ChromeStore;
}

const GUEST: PageFacts = {
  language: 'ko',
  platform: 'MOBILE_WEB',
  loggedIn: false,
  redirectReason: null,
  sandbox: false,
  shop: inOneLanguage(DEMO_SHOP, 'ko'),
  notFound: false,
  title: '',
};

/** Renders a part of the page as the server does, without a browser and without a backend. */
export function renderOnServer(part: ReactNode, options: RenderOptions = {}): string {
  const facts = { ...GUEST, ...options.facts };
  return renderToStaticMarkup(
    <PageFactsContext value={facts}>
      <LanguageContext value={facts.language}>
        <ServicesContext value={noServices}>
          <ChromeStoreContext value={options.chrome ?? createChromeStore()}>
            <QueryClientProvider client={options.client ?? createQueryClient()}>
              <Router ssrPath={options.path ?? '/'} ssrSearch={options.search ?? ''}>
                {part}
              </Router>
            </QueryClientProvider>
          </ChromeStoreContext>
        </ServicesContext>
      </LanguageContext>
    </PageFactsContext>,
  );
}

function noServices(): Promise<never> {
  return Promise.reject(new Error('a rendering on the server asks nothing'));
}
