import type { Article, Faqs } from '../../display/article.ts';
import type { DisplayApi } from '../../display/display.port.ts';
import type {
  Banner,
  BrandCategory,
  CategoryDetail,
  CategoryTree,
  EventSummary,
  Exhibition,
  ExhibitionSummary,
  GnbItem,
  MainMenu,
  Section,
  Terms,
  TermsPartner,
  TimedDeal,
} from '../../display/display.ts';
import type { Popup } from '../../display/popup.ts';
import { fromWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/display';

/** Display calls over HTTP. */
export function createHttpDisplayApi(http: HttpCaller): DisplayApi {
  return {
    gnb: async (signal) =>
      fromWire<{ readonly items: readonly GnbItem[] }>(
        await http.call((client, abort) => client.GET(`${ROOT}/gnb`, { signal: abort }), { signal }),
      ).items,
    bannersByType: async (type, signal) =>
      fromWire<readonly Banner[]>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/banner/type/{type}`, { params: { path: { type } }, signal: abort }),
          { signal },
        ),
      ),
    bannersByCode: async (code, signal) =>
      fromWire<readonly Banner[]>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/banner/{code}`, { params: { path: { code } }, signal: abort }),
          {
            signal,
          },
        ),
      ),
    mainMenu: async (signal) =>
      fromWire<readonly MainMenu[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/get-main-menu`, { signal: abort }), { signal }),
      ),
    exhibitionProducts: async (id, query, signal) =>
      fromWire<Exhibition>(
        await http.call(
          (client, abort) =>
            client.GET(`${ROOT}/get-main-menu/product/{id}`, { params: { path: { id }, query }, signal: abort }),
          { signal },
        ),
      ),
    categories: async (keyword, signal) => {
      const query = keyword === null ? {} : { keyword };
      return fromWire<CategoryTree>(
        await http.call((client, abort) => client.GET(`${ROOT}/categories`, { params: { query }, signal: abort }), {
          signal,
        }),
      );
    },
    category: async (id, signal) =>
      fromWire<CategoryDetail>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/categories/{id}`, { params: { path: { id } }, signal: abort }),
          {
            signal,
          },
        ),
      ),
    brandCategory: async (categoryNo, signal) =>
      fromWire<BrandCategory>(
        await http.call(
          (client, abort) =>
            client.GET(`${ROOT}/brand-categories/{categoryNo}`, { params: { path: { categoryNo } }, signal: abort }),
          { signal },
        ),
      ),
    homeSections: async (pageSize, signal) =>
      fromWire<readonly Section[]>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/sections`, { params: { query: { pageSize } }, signal: abort }),
          {
            signal,
          },
        ),
      ),
    section: async (sectionNo, query, signal) =>
      fromWire<Section>(
        await http.call(
          (client, abort) =>
            client.GET(`${ROOT}/sections/{sectionNo}`, { params: { path: { sectionNo }, query }, signal: abort }),
          { signal },
        ),
      ),
    timedDeal: async (signal) =>
      fromWire<TimedDeal>(
        await http.call((client, abort) => client.GET(`${ROOT}/timed-deal`, { signal: abort }), { signal }),
      ),
    exhibitions: async (signal) =>
      fromWire<readonly ExhibitionSummary[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/exhibitions`, { signal: abort }), { signal }),
      ),
    events: async (signal) =>
      fromWire<readonly EventSummary[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/events`, { signal: abort }), { signal }),
      ),
    terms: async (type, signal) =>
      fromWire<Terms>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/terms/{type}`, { params: { path: { type } }, signal: abort }),
          {
            signal,
          },
        ),
      ),
    termsPartners: async (query, signal) =>
      fromWire<Page<TermsPartner>>(
        await http.call((client, abort) => client.GET(`${ROOT}/terms/partner`, { params: { query }, signal: abort }), {
          signal,
        }),
      ),
    notices: async (query, signal) =>
      fromWire<Page<Article>>(
        await http.call((client, abort) => client.GET(`${ROOT}/notices`, { params: { query }, signal: abort }), {
          signal,
        }),
      ),
    faqs: async (query, signal) =>
      fromWire<Faqs>(
        await http.call((client, abort) => client.GET(`${ROOT}/faqs`, { params: { query }, signal: abort }), {
          signal,
        }),
      ),
    popups: async (type, signal) =>
      fromWire<readonly Popup[]>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/popups/{type}`, { params: { path: { type } }, signal: abort }),
          { signal },
        ),
      ),
  };
}
