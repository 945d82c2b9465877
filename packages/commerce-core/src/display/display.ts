import type { ProductSummary } from '../product/product.ts';
import type {
  BannerNo,
  BrandNo,
  CategoryNo,
  EventNo,
  ExhibitionNo,
  PartnerNo,
  ProductNo,
  SectionNo,
} from '../value/identifiers.ts';

/** Code of the banners in the header. Spec §7. */
export const HEADER_BANNER_CODE = '011';

/** Code of the banners that are the main tabs. Spec §7. */
export const MAIN_TAB_BANNER_CODE = '000';

/** How many product sections the home screen has. Spec §3. */
export const HOME_SECTION_COUNT = 5;

/** One tab under the header. Spec §7; the values are Assumed. */
export interface GnbItem {
  readonly code: 'HOME' | 'DEAL' | 'BEST' | 'LIMITED' | 'EXHIBITION' | 'EVENT' | 'MEMBERSHIP';
  readonly label: string;
  readonly landingUrl: string;
}

/** The place of a banner on the home screen. Spec §3. */
export type BannerType = 'MAIN' | 'MIDDLE' | 'BOTTOM';

/** A picture that leads somewhere; its description is the text read aloud. Spec §3. */
export interface Banner {
  readonly bannerNo: BannerNo;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly landingUrl: string;
  /** Same window or another; spelled as the vendor does. */
  readonly browerTargetType: 'CURRENT' | 'NEW';
  readonly displayOrder: number;
}

/** One entry of the main menu with its banners. Spec §3; values besides SPECIAL are Assumed. */
export interface MainMenu {
  readonly menuType: 'SPECIAL' | 'NORMAL';
  readonly label: string;
  readonly banners: readonly Banner[];
}

/** Products under one heading. Spec §3; the vendor's shape. */
export interface Section {
  readonly sectionNo: SectionNo;
  readonly label: string;
  readonly sectionExplain: string;
  readonly imageUrl: string | null;
  readonly productTotalCount: number;
  readonly products: readonly ProductSummary[];
}

/** Today's deals and when they end, `yyyy-MM-dd HH:mm:ss` in Korea. Assumed: not shown. */
export interface TimedDeal {
  readonly endYmdt: string;
  readonly items: readonly TimedDealItem[];
}

/** One of today's deals; `soldRate` is the percentage sold, 0 to 100. Assumed: not shown. */
export interface TimedDealItem {
  readonly product: ProductSummary;
  readonly soldRate: number;
}

/** An exhibition in a list. Spec §3; the vendor's shape. */
export interface ExhibitionSummary {
  readonly eventNo: ExhibitionNo;
  readonly label: string;
  readonly promotionText: string;
  readonly imageUrl: string;
  readonly startYmdt: string;
  readonly endYmdt: string;
  readonly products: readonly ProductSummary[];
}

/** A brand hall in a list. Spec §2; the shape is Assumed. */
export interface BrandHall {
  /** The exhibition at its head. */
  readonly eventNo: ExhibitionNo;
  /** null for a hall of several brands. */
  readonly brandNo: BrandNo | null;
  readonly label: string;
  readonly imageUrl: string;
}

/** An event in a list. Spec §3; the vendor's shape. */
export type EventSummary = Omit<ExhibitionSummary, 'eventNo' | 'products'> & { readonly eventNo: EventNo };

/** One part of an exhibition. The vendor's shape. */
export interface ExhibitionSection {
  readonly label: string;
  readonly imageUrl: string | null;
  readonly displayOrder: number;
  readonly productNos: readonly ProductNo[];
  /** Empty when products were not asked for. */
  readonly products: readonly ProductSummary[];
}

/** An exhibition with its products. Spec §7; the vendor's shape and spelling. */
export interface Exhibition {
  readonly eventNo: ExhibitionNo;
  readonly label: string;
  readonly promotionText: string;
  readonly startYmdt: string;
  readonly endYmdt: string;
  readonly pcImageUrl: string;
  readonly mobileimageUrl: string;
  readonly section: readonly ExhibitionSection[];
}

/** How the products of an exhibition are asked for; an empty status means on sale or about to be. Spec §7. */
export interface ExhibitionRequest {
  readonly order?: 'SALE' | 'ADMIN_SETTING' | 'BEST_SELLER' | 'BEST_REVIEW';
  readonly soldout?: boolean;
  readonly saleStatus?: '' | 'ALL_CONDITIONS' | 'READY_ONSALE' | 'ONSALE' | 'RESERVATION_AND_ONSALE';
  readonly hasProductDetail?: boolean;
}

/** A category with those below it, at most five deep. The vendor's shape. */
export interface Category {
  readonly categoryNo: CategoryNo;
  readonly label: string;
  readonly depth: number;
  readonly icon: string;
  readonly productCnt: number;
  readonly children: readonly Category[];
}

/** A category in a plain list; the root's parent is null. The vendor's shape. */
export interface FlatCategory {
  readonly categoryNo: CategoryNo;
  readonly label: string;
  readonly depth: number;
  readonly parentNo: CategoryNo | null;
  readonly fullCategoryName: string;
  readonly productCnt: number;
}

/** All categories, as a tree and as a list. Spec §7; the vendor's shape. */
export interface CategoryTree {
  readonly multiLevelCategories: readonly Category[];
  readonly flatCategories: readonly FlatCategory[];
}

/** One category with what is around it. Spec §7; the shape is Assumed. */
export interface CategoryDetail {
  readonly categoryNo: CategoryNo;
  readonly label: string;
  readonly depth: number;
  readonly productCnt: number;
  /** From the root down. */
  readonly parents: readonly FlatCategory[];
  readonly siblings: readonly FlatCategory[];
  readonly children: readonly FlatCategory[];
}

/** One category with the brands of its products, those with most first. The shape is Assumed. */
export interface BrandCategory {
  readonly categoryNo: CategoryNo;
  readonly label: string;
  readonly brands: readonly { readonly brandNo: BrandNo; readonly brandName: string; readonly count: number }[];
}

/** Terms in force; `contents` is HTML, sanitised by the backend, `enforcementDate` `yyyy-MM-dd` in Korea. Spec §7. */
export interface Terms {
  readonly termsType: string;
  readonly termsName: string;
  readonly version: number;
  readonly enforcementDate: string;
  readonly required: boolean;
  readonly contents: string;
}

/** A seller who is given buyers' data. Spec §7. */
export interface TermsPartner {
  readonly partnerNo: PartnerNo;
  readonly partnerName: string;
}

/** How the best list asks for its products. Spec §7. */
export const BEST_LIST_REQUEST: ExhibitionRequest = { order: 'ADMIN_SETTING', soldout: true, saleStatus: '' };

/** The products of a best or limited list: those of the first section, none without one. Spec §7. */
export function bestListProducts(exhibition: Pick<Exhibition, 'section'>): readonly ProductSummary[] {
  return exhibition.section[0]?.products ?? [];
}

/** Gives the home screen its five places, empty where a section is missing. Spec §3. */
export function homeSections(sections: readonly Section[]): readonly (Section | null)[] {
  return Array.from({ length: HOME_SECTION_COUNT }, (_, index) => sections[index] ?? null);
}

/** Draws the name of an exhibition for the search box; null when there is none. Spec §2. */
export function pickExhibitionName(random: { next(): number }, names: readonly string[]): string | null {
  return names[Math.floor(random.next() * names.length)] ?? null;
}
