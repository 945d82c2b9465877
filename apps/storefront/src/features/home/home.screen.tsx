import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useNearViewport } from '@dealstore/ui/in-view/use-near-viewport.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { Awaited } from '../../widgets/no-answer/awaited.tsx';
import { useServices } from '../../container/use-service.ts';
import type { HomeTab } from '../../routes/links.ts';
import { BestTab } from './best-list.tsx';
import { Heading, LIST_HEIGHT } from './heading.tsx';
import { HomeTabContent } from './home-tab.tsx';
import {
  bannersQuery,
  benefitsQuery,
  bestOfCategoryQuery,
  brandHallsQuery,
  eventsQuery,
  exhibitionsQuery,
  mainCategoriesQuery,
  sectionsQuery,
  shownListQuery,
  temporaryEventQuery,
  timedDealQuery,
} from './home.queries.ts';
import { homeText } from './home.text.ts';
import { Popups } from '../../widgets/popup/popups.tsx';
import { readHomeTab } from './home.view.ts';
import { LimitedTab } from './limited-tab.tsx';
import { BrandHalls, Events, Exhibitions, TemporaryEvent } from './teasers.tsx';
import { TimedDeal } from './timed-deal.tsx';
import styles from './home.module.css';
import { useHomeView } from './use-home-view.ts';

function readCategory(search: URLSearchParams): number | null {
  const text = search.get('category') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The home and the tabs under its header. Spec §2, §3. */
function HomeScreen({ search }: ScreenProps) {
  const t = useText(homeText);
  const tab = readHomeTab(search);
  useTabPosition(tab);
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">{t.title}</h1>
      {tab === 'home' && <HomeTabContent />}
      {tab === 'home' && <Popups type="MAIN" />}
      {tab === 'deal' && <DealTab />}
      {tab === 'best' && <BestTab categoryNo={readCategory(search)} />}
      {tab === 'limited' && <LimitedTab />}
      {tab === 'exhibitions' && <ExhibitionsTab />}
      {tab === 'events' && <EventsTab />}
    </div>
  );
}

/** Every tab is found again where it was left. Assumed. */
function useTabPosition(tab: HomeTab): void {
  const { leave, positionOf } = useHomeView();
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    window.scrollTo(0, positionOf(tab));
  }, [positionOf, tab]);
  useEffect(() => {
    const note = () => leave(tab, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [leave, tab]);
}

function DealTab() {
  const deal = useQuery(timedDealQuery(useServices(), true));
  return deal.data === undefined ? (
    <Awaited error={deal.error} refetch={deal.refetch} height={LIST_HEIGHT} />
  ) : (
    <TimedDeal deal={deal.data} />
  );
}

function ExhibitionsTab() {
  const t = useText(homeText);
  const services = useServices();
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const first = useQuery(exhibitionsQuery(services, 'first'));
  const { data: all } = useQuery({ ...exhibitionsQuery(services, 'all'), enabled: isNear });
  const list = all ?? first.data;
  return (
    <section className={styles['section']}>
      <BrandHalls />
      <Heading title={t.exhibitions} />
      {list === undefined ? (
        <Awaited error={first.error} refetch={first.refetch} height={LIST_HEIGHT} />
      ) : (
        <Exhibitions exhibitions={list} />
      )}
      <div ref={ref} />
    </section>
  );
}

function EventsTab() {
  const t = useText(homeText);
  const events = useQuery(eventsQuery(useServices(), true));
  return (
    <section className={styles['section']}>
      <Heading title={t.events} />
      <TemporaryEvent />
      {events.data === undefined ? (
        <Awaited error={events.error} refetch={events.refetch} height={LIST_HEIGHT} />
      ) : (
        <Events events={events.data} />
      )}
    </section>
  );
}

/** `/` and `/index/home`. Spec §2. */
export const screen = defineScreen({
  Screen: HomeScreen,
  load: ({ prefetch, services, search, loggedIn }) => {
    const tab = readHomeTab(search);
    if (tab === 'home') {
      prefetch(bannersQuery(services, 'MAIN'));
      prefetch(mainCategoriesQuery(services));
      prefetch(timedDealQuery(services, false));
      prefetch(sectionsQuery(services, 'first'));
      if (loggedIn) prefetch(benefitsQuery(services));
    }
    if (tab === 'deal') prefetch(timedDealQuery(services, true));
    if (tab === 'best') {
      const categoryNo = readCategory(search);
      prefetch(mainCategoriesQuery(services));
      if (categoryNo === null) prefetch(shownListQuery(services, 'BEST', 'first'));
      else prefetch(bestOfCategoryQuery(services, categoryNo, 'first'));
    }
    if (tab === 'limited') prefetch(shownListQuery(services, 'LIMITED', 'first'));
    if (tab === 'exhibitions') {
      prefetch(brandHallsQuery(services));
      prefetch(exhibitionsQuery(services, 'first'));
    }
    if (tab === 'events') {
      prefetch(temporaryEventQuery(services));
      prefetch(eventsQuery(services, true));
    }
  },
});
