import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect, useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { BottomTabBar } from '../../chrome/bottom-tab-bar.tsx';
import { chromeText } from '../../chrome/chrome.text.ts';
import { Footer } from '../../chrome/footer.tsx';
import { Gnb } from '../../chrome/header/gnb.tsx';
import { Header } from '../../chrome/header/header.tsx';
import { Overlays } from '../../chrome/overlays/overlays.tsx';
import { OfflineBanner } from '../../chrome/overlays/offline-banner.tsx';
import { ScrollToTop } from '../../chrome/overlays/scroll-to-top.tsx';
import { Toast } from '../../chrome/overlays/toast.tsx';
import { useServices } from '../../container/use-service.ts';
import { ROUTE_CHROME, type RouteChrome } from '../../routes/route-chrome.ts';
import type { ScreenDefinition } from '../../routes/screen.ts';
import { loadedScreen, loadScreen } from '../../routes/screens.ts';
import { type CurrentPage, useCurrentPage } from '../navigation/current-page.ts';
import styles from './layout.module.css';
import { documentTitle, routeTitle } from '../page-title.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { replayEarlyFields } from '../early/early-input.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Header, screen, footer, tab bar and overlays. Spec §2 (Chrome). */
export function Layout() {
  const page = useCurrentPage();
  const facts = usePageFacts();
  const chrome: RouteChrome = ROUTE_CHROME[page.route];
  const t = useText(chromeText);
  return (
    <div className={styles['page']} data-tab-bar={chrome.tabBar}>
      <a className={styles['skip']} href="#main">
        {t.skip}
      </a>
      {facts.sandbox && <aside className={styles['sandbox']}>{t.sandbox}</aside>}
      <OfflineBanner />
      <TitledHeader page={page} chrome={chrome} />
      {chrome.footer && <Gnb wideOnly={!chrome.gnb} />}
      <main id="main" tabIndex={-1} className={styles['main']} data-footer={chrome.footer}>
        <ScreenBoundary key={page.path}>
          <Outlet page={page} />
        </ScreenBoundary>
      </main>
      {chrome.footer && <Footer />}
      {chrome.toTop !== false && <ScrollToTop />}
      {chrome.tabBar && <BottomTabBar route={page.route} />}
      <Overlays />
      <Toast />
    </div>
  );
}

/**
 * The header with the page's title. A component of its own, so that answers on their way render no more than this: a
 * screen would be rendered with each, and the parts of it that are not hydrated yet made anew.
 */
function TitledHeader({ page, chrome }: { readonly page: CurrentPage; readonly chrome: RouteChrome }) {
  return <Header chrome={chrome} title={useTitle(page)} />;
}

/** Keeps what it waits for outside of the boundary: asked for anew by every render, a file that is gone would never fail. */
function Outlet({ page }: { readonly page: CurrentPage }) {
  const [screen] = useState(() => loadedScreen(page.route) ?? loadScreen(page.route));
  return (
    <Suspense fallback={<Loading />}>
      <RouteScreen page={page} screen={screen} />
    </Suspense>
  );
}

function RouteScreen({
  page,
  screen,
}: {
  readonly page: CurrentPage;
  readonly screen: ScreenDefinition | Promise<ScreenDefinition>;
}) {
  const { Screen } = screen instanceof Promise ? use(screen) : screen;
  // After the effects: within them React batches the states of several fields, and the last would win.
  useEffect(() => queueMicrotask(() => replayEarlyFields(true)), []);
  return <Screen params={page.params} search={page.search} />;
}

function Loading() {
  return (
    <div className="container">
      <Skeleton height="40vh" radius={16} />
    </div>
  );
}

/** The route's title, or its screen's better one once its data is there; also the document's. Spec §2 (header: title). */
function useTitle(page: CurrentPage): string {
  const client = useQueryClient();
  const language = useLanguage();
  const facts = usePageFacts();
  const services = useServices();
  // A screen's title may change when its data arrives.
  useIsFetching();
  const context = { ...page, client, language, services, loggedIn: facts.loggedIn };
  const meta = loadedScreen(page.route)?.meta?.(context);
  const title = meta?.title ?? routeTitle(page.route, language) ?? facts.title;
  const full = documentTitle(page.route, title, facts.shop, language);
  useEffect(() => {
    document.title = full;
  }, [full]);
  return title;
}
