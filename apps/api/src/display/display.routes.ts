import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { viewOf } from '../catalogue/catalogue.ts';
import { faqAnswers, noticePage } from './articles.ts';
import { bannersByCode, bannersByType, mainMenu } from './banners.ts';
import { brandCategory, categoryDetail, categoryTree } from './categories.ts';
import { runningEvents } from './events.ts';
import { brandHalls, exhibitionWithProducts, runningExhibitions } from './exhibitions.ts';
import { gnb } from './gnb.ts';
import { popupsOfType } from './popups.ts';
import { productSearchOf } from '../product/product.ts';
import { homeSections, sectionPage, timedDeal } from './sections.ts';
import { termsInForce, termsPartners } from './terms.ts';

/** Serves what the shop window shows. */
export function displayRoutes(
  parts: AppParts,
): Pick<
  Handlers,
  | 'getGnb'
  | 'getBannersByType'
  | 'getBannersByCode'
  | 'getMainMenu'
  | 'getMainMenuProducts'
  | 'getCategories'
  | 'getCategory'
  | 'getBrandCategory'
  | 'getSection'
  | 'getHomeSections'
  | 'getTimedDeal'
  | 'getExhibitions'
  | 'getBrandHalls'
  | 'getEvents'
  | 'getTerms'
  | 'getTermsPartners'
  | 'getNotices'
  | 'getFaqs'
  | 'getPopups'
> {
  const search = productSearchOf(parts);
  return {
    getGnb: async (call) => gnb(await viewOf(parts, call)),
    getBannersByType: async (call) => bannersByType(await viewOf(parts, call), call.path.type),
    getBannersByCode: async (call) => bannersByCode(await viewOf(parts, call), call.path.code),
    getMainMenu: async (call) => mainMenu(await viewOf(parts, call)),
    getMainMenuProducts: async (call) => exhibitionWithProducts(await viewOf(parts, call), call.path.id, call.query),
    getCategories: async (call) => categoryTree(await viewOf(parts, call), call.query.keyword),
    getCategory: async (call) => categoryDetail(await viewOf(parts, call), call.path.id),
    getBrandCategory: async (call) => brandCategory(await viewOf(parts, call), search, call.path.categoryNo),
    getSection: async (call) => sectionPage(await viewOf(parts, call), call.path.sectionNo, call.query),
    getHomeSections: async (call) => homeSections(await viewOf(parts, call), call.query),
    getTimedDeal: async (call) => timedDeal(await viewOf(parts, call)),
    getExhibitions: async (call) => runningExhibitions(await viewOf(parts, call)),
    getBrandHalls: async (call) => brandHalls(await viewOf(parts, call)),
    getEvents: async (call) => runningEvents(await viewOf(parts, call)),
    getTerms: async (call) => termsInForce(await viewOf(parts, call), call.path.type),
    getTermsPartners: async (call) => termsPartners(await viewOf(parts, call), call.query),
    getNotices: async (call) => noticePage(await viewOf(parts, call), call.query),
    getPopups: async (call) => popupsOfType(await viewOf(parts, call), call.path.type),
    getFaqs: async (call) => faqAnswers(await viewOf(parts, call), call.query),
  };
}
