import {
  BEST_LIST_REQUEST,
  bestListProducts,
  type BannerType,
  readLanding,
  type GnbItem,
  homeSections,
  isTemporaryEventRunning,
  TEMPORARY_EVENT_BANNER_CODE,
  type CategoryNo,
  type SectionNo,
} from '@dealstore/commerce-core/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CardProduct, cardProduct } from '../../widgets/product-card/card-product.ts';
import type { LoadServices } from '../../container/services.ts';
import { PERSISTED } from '../../page/connection/offline.ts';

/** Cards of one section, and of the deals, on the home: one row of a PC. Assumed. */
const CARDS_PER_SECTION = 5;

/** Sections that come with the document; with the deals its first HTML holds 10 cards. Assumed. */
const FIRST_SECTIONS = 1;

/** Ranks of the best list shown on the home, and in its own tab. Assumed. */
const BEST_CARDS = 10;
const BEST_TAB_CARDS = 50;

/** Cards a tab of the home brings with its document, the rest following as a reader nears them: at most 30. Assumed. */
const FIRST_CARDS = 24;

/** How much of a list is asked for: a few for the home, what a document of its tab holds, or all. */
export type Extent = 'few' | 'first' | 'all';

const LIST_CARDS: Readonly<Record<Extent, number>> = { few: BEST_CARDS, first: FIRST_CARDS, all: BEST_TAB_CARDS };

/** Products shown with an exhibition. Spec §3. */
const CARDS_PER_EXHIBITION = 3;

/** Exhibitions and events shown on the home before their tabs are opened. Assumed. */
const TEASERS = 3;

/** Banners of one place. Spec §3 (main, middle, bottom banners). */
export function bannersQuery(services: LoadServices, type: BannerType) {
  return queryOptions({
    queryKey: ['home', 'banners', type],
    meta: PERSISTED,
    queryFn: async ({ signal }) => (await services()).displayApi.bannersByType(type, signal),
  });
}

/** The categories at the root, for the icons. Spec §3 (main categories). */
export function mainCategoriesQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['home', 'categories'],
    meta: PERSISTED,
    queryFn: async ({ signal }) => {
      const { multiLevelCategories } = await (await services()).displayApi.categories(null, signal);
      return multiLevelCategories.map(({ categoryNo, label, icon }) => ({ categoryNo, label, icon }));
    },
  });
}

/** Today's deals: the first ones for the home, all for their tab. Spec §3. */
export function timedDealQuery(services: LoadServices, all: boolean) {
  return queryOptions({
    queryKey: ['home', 'deal', all],
    meta: PERSISTED,
    queryFn: async ({ signal }) => {
      const deal = await (await services()).displayApi.timedDeal(signal);
      const items = all ? deal.items : deal.items.slice(0, CARDS_PER_SECTION);
      return { endYmdt: deal.endYmdt, items: items.map((item) => ({ ...item, product: cardProduct(item.product) })) };
    },
  });
}

/**
 * The five sections, an empty place where one is missing: the first with the document, the
 * later ones on scroll. Spec §3.
 */
export function sectionsQuery(services: LoadServices, part: 'first' | 'later') {
  return queryOptions({
    queryKey: ['home', 'sections', part],
    meta: PERSISTED,
    queryFn: async ({ signal }) => {
      const places = homeSections(await (await services()).displayApi.homeSections(CARDS_PER_SECTION, signal));
      const chosen = part === 'first' ? places.slice(0, FIRST_SECTIONS) : places.slice(FIRST_SECTIONS);
      return chosen.map((section) =>
        section === null ? null : { ...section, products: section.products.map(cardProduct) },
      );
    },
  });
}

/** What the strip under the icons shows a member: grade, coupons, points. Spec §2. */
export function benefitsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['home', 'benefits'],
    meta: PERSISTED,
    queryFn: async ({ signal }) => {
      const { accountApi, pointApi, couponApi } = await services();
      const [account, points, coupons] = await Promise.all([
        accountApi.get(signal),
        pointApi.get(signal),
        couponApi.list({ usable: true, pageNumber: 1, pageSize: 1 }, signal),
      ]);
      return { grade: account.grade.label, coupons: coupons.totalCount, points: points.totalAvailableAmt };
    },
  });
}

/** A short list with its heading. Spec §3 (`sectionInfo`, `prdtList`). */
export interface ShownList {
  readonly sectionInfo: { readonly sectionNo: SectionNo | null; readonly label: string; readonly explain: string };
  readonly prdtList: readonly CardProduct[];
}

/** The limited or the best list: what its tab leads to, a section or an exhibition. Spec §3, §7. */
export function shownListQuery(services: LoadServices, code: 'LIMITED' | 'BEST', extent: Extent = 'few') {
  return queryOptions({
    queryKey: ['home', code, extent],
    meta: PERSISTED,
    queryFn: async ({ signal }): Promise<ShownList | null> => {
      const { displayApi } = await services();
      const item = (await displayApi.gnb(signal)).find((entry: GnbItem) => entry.code === code);
      const landing = item === undefined ? null : readLanding(item.landingUrl);
      if (item === undefined || landing === null) return null;
      const pageSize = LIST_CARDS[extent];
      if (landing.kind === 'section') {
        const section = await displayApi.section(landing.number, { pageNumber: 1, pageSize }, signal);
        const { sectionNo, label, sectionExplain } = section;
        return {
          sectionInfo: { sectionNo, label, explain: sectionExplain },
          prdtList: section.products.map(cardProduct),
        };
      }
      const exhibition = await displayApi.exhibitionProducts(landing.number, BEST_LIST_REQUEST, signal);
      return {
        sectionInfo: { sectionNo: null, label: exhibition.label, explain: exhibition.promotionText },
        prdtList: bestListProducts(exhibition).slice(0, pageSize).map(cardProduct),
      };
    },
  });
}

/** The products sold most in one category, for the chips of the best list. Spec §3 (best list with filter). */
export function bestOfCategoryQuery(services: LoadServices, categoryNo: CategoryNo, extent: Extent) {
  return queryOptions({
    queryKey: ['home', 'BEST', 'category', categoryNo, extent],
    meta: PERSISTED,
    queryFn: async ({ signal }) => {
      const { productApi } = await services();
      return (
        await productApi.search({ categoryNo, order: 'SALE_CNT', pageSize: LIST_CARDS[extent] }, signal)
      ).items.map(cardProduct);
    },
  });
}

/** Running exhibitions: some for the home, all for their tab. Spec §3. */
export function exhibitionsQuery(services: LoadServices, extent: Extent) {
  return queryOptions({
    queryKey: ['home', 'exhibitions', extent],
    meta: PERSISTED,
    queryFn: async ({ signal }) => {
      const exhibitions = await (await services()).displayApi.exhibitions(signal);
      const most = { few: TEASERS, first: FIRST_CARDS / CARDS_PER_EXHIBITION, all: Infinity }[extent];
      return exhibitions.slice(0, most).map((exhibition) => ({
        ...exhibition,
        products: exhibition.products.slice(0, CARDS_PER_EXHIBITION).map(cardProduct),
      }));
    },
  });
}

/** The banner of the temporary event while it runs, else null. Spec §2 (`/etc/temp_event`), §4. */
export function temporaryEventQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['home', 'temporary-event'],
    queryFn: async ({ signal }) => {
      const { displayApi, clock } = await services();
      if (!isTemporaryEventRunning(clock.now())) return null;
      return (await displayApi.bannersByCode(TEMPORARY_EVENT_BANNER_CODE, signal))[0] ?? null;
    },
  });
}

/** The brand halls that are open. */
export function brandHallsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['home', 'brand-halls'],
    queryFn: async ({ signal }) => (await services()).displayApi.brandHalls(signal),
  });
}

/** Running events: some for the home, all for their tab. Spec §3. */
export function eventsQuery(services: LoadServices, all: boolean) {
  return queryOptions({
    queryKey: ['home', 'events', all],
    meta: PERSISTED,
    queryFn: async ({ signal }) => {
      const events = await (await services()).displayApi.events(signal);
      return all ? events : events.slice(0, TEASERS);
    },
  });
}
