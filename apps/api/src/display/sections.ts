import {
  commerceError,
  formatYmdt,
  HOME_SECTION_COUNT,
  startOfKstDay,
  DAY_MS,
  after,
  type SectionNo,
} from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import { type Card, cardsOf } from '../product/product.ts';
import { numberedPage } from '../http/numbered-page.ts';
import { inLanguage, type View } from '../catalogue/catalogue.ts';
import { readSoldRates } from './sold-rate.ts';
import { readSectionPage, type SectionColumns, sectionsOf } from './section.store.ts';
import { isShown } from './window.ts';

type Section = JsonAnswer<'getSection'>;

/** Products of a section on one page unless asked otherwise. Assumed: 20 */
const SECTION_PAGE_SIZE = 20;

/** Products of each section on the home screen unless asked otherwise. Assumed: 6 */
const HOME_PAGE_SIZE = 6;

/** Rows read besides those wanted, for goods that are not shown to everyone. */
const SPARE_ROWS = 4;

/** Products of today's deal at most. Assumed: 10 */
const DEAL_LIMIT = 10;

/** Answers one page of a section. Rejects with NOT_FOUND for one that is not shown now. */
export async function sectionPage(
  view: View,
  sectionNo: SectionNo,
  query: CallOf<'getSection'>['query'],
): Promise<Section> {
  const sections = await sectionsOf(view.database, view.version);
  const section = sections.find((candidate) => candidate.sectionNo === sectionNo);
  if (section === undefined || !isShown(section, view.now)) throw commerceError('NOT_FOUND');
  const page = numberedPage(query, SECTION_PAGE_SIZE);
  return toSection(section, view, await cardsOf(view, await readSectionPage(view.database, sectionNo, page)));
}

/**
 * Answers the five sections of the home screen; adult goods are not among them for anyone who may not see them. Spec
 * §3.
 */
export async function homeSections(view: View, query: CallOf<'getHomeSections'>['query']): Promise<Section[]> {
  const sections = await sectionsOf(view.database, view.version);
  const home = sections.filter((section) => section.placement === 'HOME' && isShown(section, view.now));
  const filled = await Promise.all(
    home.slice(0, HOME_SECTION_COUNT).map(async (section) => {
      const cards = await firstCards(view, section.sectionNo, query.pageSize ?? HOME_PAGE_SIZE);
      return toSection(section, view, cards);
    }),
  );
  return Array.from({ length: HOME_SECTION_COUNT }, (_, index) => filled[index] ?? emptySection(index));
}

/** Answers today's deals, which end at Korean midnight or with their section. Assumed: not shown. */
export async function timedDeal(view: View): Promise<JsonAnswer<'getTimedDeal'>> {
  const sections = await sectionsOf(view.database, view.version);
  const deal = sections.find((section) => section.placement === 'TIME_DEAL' && isShown(section, view.now));
  const midnight = after(startOfKstDay(view.now), DAY_MS);
  const endsAt = fromNullableTimestamp(deal?.endsAt ?? null);
  const endYmdt = formatYmdt(endsAt !== null && endsAt < midnight ? endsAt : midnight);
  if (deal === undefined) return { endYmdt, items: [] };
  const cards = await firstCards(view, deal.sectionNo, DEAL_LIMIT);
  const rates = await readSoldRates(
    view.database,
    cards.map((card) => card.productNo),
  );
  return { endYmdt, items: cards.map((product) => ({ product, soldRate: rates.get(product.productNo) ?? 0 })) };
}

async function firstCards(view: View, sectionNo: SectionNo, limit: number): Promise<readonly Card[]> {
  const page = { offset: 0, limit: limit + SPARE_ROWS };
  const cards = await cardsOf(view, await readSectionPage(view.database, sectionNo, page));
  return cards.filter((card) => card.withheld !== 'ADULT').slice(0, limit);
}

function toSection(section: SectionColumns, { language }: View, products: readonly Card[]): Section {
  return {
    sectionNo: section.sectionNo,
    label: inLanguage(language, section.label, section.labelEn),
    sectionExplain: inLanguage(language, section.sectionExplain, section.sectionExplainEn),
    imageUrl: section.imageUrl === '' ? null : section.imageUrl,
    productTotalCount: section.productCnt,
    products,
  };
}

function emptySection(index: number): Section {
  return { sectionNo: index + 1, label: '', sectionExplain: '', imageUrl: null, productTotalCount: 0, products: [] };
}
