import type { CategoryNo, ExhibitionNo, SectionNo } from '../value/identifiers.ts';
import type { Page, PageRequest } from '../value/page.ts';
import type { Article, FaqRequest, Faqs } from './article.ts';
import type { Popup, PopupType } from './popup.ts';
import type {
  Banner,
  BannerType,
  BrandCategory,
  BrandHall,
  CategoryDetail,
  CategoryTree,
  EventSummary,
  Exhibition,
  ExhibitionRequest,
  ExhibitionSummary,
  GnbItem,
  MainMenu,
  Section,
  TermsPartner,
  Terms,
  TimedDeal,
} from './display.ts';

/** What the shop shows. Every method rejects with a CommerceError and with nothing else. */
export interface DisplayApi {
  gnb(signal?: AbortSignal): Promise<readonly GnbItem[]>;
  bannersByType(type: BannerType, signal?: AbortSignal): Promise<readonly Banner[]>;
  /** @param code three digits as text: 011 header banner, 000 main tabs */
  bannersByCode(code: string, signal?: AbortSignal): Promise<readonly Banner[]>;
  mainMenu(signal?: AbortSignal): Promise<readonly MainMenu[]>;
  exhibitionProducts(eventNo: ExhibitionNo, request: ExhibitionRequest, signal?: AbortSignal): Promise<Exhibition>;
  categories(keyword: string | null, signal?: AbortSignal): Promise<CategoryTree>;
  category(categoryNo: CategoryNo, signal?: AbortSignal): Promise<CategoryDetail>;
  /** A category by its brands. Rejects with NOT_FOUND. Assumed: not shown. */
  brandCategory(categoryNo: CategoryNo, signal?: AbortSignal): Promise<BrandCategory>;
  /** The five sections of the home screen. */
  homeSections(pageSize: number, signal?: AbortSignal): Promise<readonly Section[]>;
  section(
    sectionNo: SectionNo,
    request: { readonly pageNumber: number; readonly pageSize: number },
    signal?: AbortSignal,
  ): Promise<Section>;
  timedDeal(signal?: AbortSignal): Promise<TimedDeal>;
  exhibitions(signal?: AbortSignal): Promise<readonly ExhibitionSummary[]>;
  /** The brand halls that are open, in order. */
  brandHalls(signal?: AbortSignal): Promise<readonly BrandHall[]>;
  events(signal?: AbortSignal): Promise<readonly EventSummary[]>;
  terms(type: string, signal?: AbortSignal): Promise<Terms>;
  termsPartners(
    request: { readonly page: number; readonly size: number },
    signal?: AbortSignal,
  ): Promise<Page<TermsPartner>>;
  /** Those that matter most first, then newest first. Assumed: not shown. */
  notices(request: PageRequest, signal?: AbortSignal): Promise<Page<Article>>;
  /** Answers to questions asked often. Assumed: not shown. */
  faqs(request: FaqRequest, signal?: AbortSignal): Promise<Faqs>;
  /** Popups of a kind of page that are shown now, in order. Spec §7. */
  popups(type: PopupType, signal?: AbortSignal): Promise<readonly Popup[]>;
}
