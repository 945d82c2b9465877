import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { LanguageContext } from '@dealstore/ui/locale/language-context.ts';
import { type ChromeStore, ChromeStoreContext } from '../page/chrome-store.ts';
import type { LoadServices } from '../container/services.ts';
import { ServicesContext } from '../container/use-service.ts';
import { Layout } from './layout/layout.tsx';
import { type Navigate, NavigationGuard } from './navigation/navigation-guard.tsx';
import { type PageFacts, PageFactsContext } from '../page/page-state.ts';

/** Props that the client and the server entry give the app. */
export interface AppProps {
  readonly facts: PageFacts;
  readonly client: QueryClient;
  readonly services: LoadServices;
  readonly chrome: ChromeStore;
  /** Path and query on the server; the client reads them from the URL. */
  readonly location?: { readonly path: string; readonly search: string };
  /** Guards every navigation; absent on the server. */
  readonly aroundNavigation?: Navigate;
  /** Called once the page around the screen is hydrated: a change before would cause a hydration mismatch. */
  readonly onHydrated?: () => void;
}

/** The whole page, the same on the server and in the browser. */
export function App({ facts, client, services, chrome, location, aroundNavigation, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <PageFactsContext value={facts}>
      <LanguageContext value={facts.language}>
        <ServicesContext value={services}>
          <ChromeStoreContext value={chrome}>
            <QueryClientProvider client={client}>
              <Router
                {...(location === undefined ? {} : { ssrPath: location.path, ssrSearch: location.search })}
                {...(aroundNavigation === undefined ? {} : { aroundNav: aroundNavigation })}
              >
                <NavigationGuard />
                <Layout />
              </Router>
            </QueryClientProvider>
          </ChromeStoreContext>
        </ServicesContext>
      </LanguageContext>
    </PageFactsContext>
  );
}
