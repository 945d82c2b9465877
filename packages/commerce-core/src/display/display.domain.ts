export {
  type Article,
  type ArticleCategory,
  type FaqRequest,
  type Faqs,
  findFaqs,
  inNoticeOrder,
  NOTICE_PAGE_SIZE,
} from './article.ts';
export {
  type Banner,
  type BannerType,
  BEST_LIST_REQUEST,
  bestListProducts,
  type BrandCategory,
  type Category,
  type CategoryDetail,
  type CategoryTree,
  type EventSummary,
  type Exhibition,
  type ExhibitionRequest,
  type ExhibitionSection,
  type ExhibitionSummary,
  type BrandHall,
  type FlatCategory,
  type GnbItem,
  HEADER_BANNER_CODE,
  HOME_SECTION_COUNT,
  homeSections,
  MAIN_TAB_BANNER_CODE,
  type MainMenu,
  type Section,
  type Terms,
  type TermsPartner,
  type TimedDeal,
  type TimedDealItem,
  pickExhibitionName,
} from './display.ts';
export { type LandingList, readLanding } from './landing.ts';
export { type Popup, type PopupPause, popupPauseS, popupToShow, type PopupType } from './popup.ts';
export {
  isTemporaryEventFirstPhase,
  isTemporaryEventRunning,
  TEMPORARY_EVENT,
  TEMPORARY_EVENT_BANNER_CODE,
  TEMPORARY_EVENT_FIRST_PHASE,
} from './promotion-window.ts';
export { escapeHtml, fillPartnerNames, hasPlaceholder, PARTNER_PAGE_SIZE, PARTNER_PLACEHOLDER } from './terms.ts';
export { activeTabIndex, HOME_DEFAULT_INDEX, type HomeTabItem, homeTabItems } from './home-tabs.ts';
