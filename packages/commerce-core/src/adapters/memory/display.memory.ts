import { findFaqs, inNoticeOrder } from '../../display/article.ts';
import type {
  Banner,
  Category,
  CategoryTree,
  Exhibition,
  ExhibitionSummary,
  FlatCategory,
  Section,
} from '../../display/display.ts';
import type { DisplayApi } from '../../display/display.port.ts';
import { commerceError } from '../../error/commerce-error.ts';
import type { ProductSummary } from '../../product/product.ts';
import { formatYmdt, isWithin, kst } from '../../value/calendar.ts';
import type { CategoryNo, ExhibitionNo, ProductNo, SectionNo } from '../../value/identifiers.ts';
import { after, DAY_MS } from '../../value/time.ts';
import { categoryNosOf, isSoldOut, type MemoryBackend } from './memory-backend.ts';
import { memoryCard } from './shop/memory-card.ts';
import type { MemoryList } from './shop/memory-shop.ts';
import { brandsOf } from './product-search.memory.ts';

/** What a memory shop shows. */
export function createMemoryDisplayApi(backend: MemoryBackend): DisplayApi {
  const { shop } = backend;
  const { window } = shop;
  const cards = async (productNos: readonly ProductNo[]): Promise<readonly ProductSummary[]> => {
    const visitor = await backend.visitor();
    const products = productNos.flatMap((no) => shop.products.find((product) => product.productNo === no) ?? []);
    return products.map((product) => memoryCard(backend, product, visitor));
  };
  const section = async (list: MemoryList<SectionNo>, pageNumber: number, pageSize: number): Promise<Section> => ({
    sectionNo: list.no,
    label: list.label,
    sectionExplain: '',
    imageUrl: null,
    productTotalCount: list.productNos.length,
    products: await cards(list.productNos.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)),
  });
  const exhibition = (list: MemoryList<ExhibitionNo>): Omit<ExhibitionSummary, 'products'> => ({
    eventNo: list.no,
    label: list.label,
    promotionText: '',
    imageUrl: `/assets/art/exhibition-${list.no}.svg`,
    startYmdt: formatYmdt(after(backend.clock.now(), -DAY_MS)),
    endYmdt: formatYmdt(after(backend.clock.now(), DAY_MS)),
  });
  const bannersOf = async (place: string): Promise<readonly Banner[]> =>
    window.banners.filter((shown) => shown.place === place).map(({ banner }) => banner);
  return {
    gnb: async () => window.gnb,
    bannersByType: bannersOf,
    bannersByCode: bannersOf,
    mainMenu: async () => window.mainMenu,
    exhibitionProducts: async (eventNo, request): Promise<Exhibition> => {
      const list = found([...window.exhibitions, ...window.brandHalls].find(({ no }) => no === eventNo));
      const { imageUrl, ...rest } = exhibition(list);
      const isHall = window.brandHalls.some(({ no }) => no === eventNo);
      // The place would tell the brand of withheld goods.
      const isListed = ({ withheld }: ProductSummary) => !isHall || withheld !== 'ADULT';
      const there = list.productNos.filter((no) => request.soldout !== false || !isGone(backend, no));
      const products = (await cards(there)).filter(isListed);
      const wanted = isHall ? products.map(({ productNo }) => productNo) : there;
      const part = { label: list.label, imageUrl: null, displayOrder: 0, productNos: wanted, products };
      return { ...rest, pcImageUrl: imageUrl, mobileimageUrl: imageUrl, section: [part] };
    },
    categories: async (keyword) => categoryTree(backend, keyword),
    category: async (categoryNo) => {
      const all = countedCategories(backend);
      const { parentNo, label, depth, productCnt } = found(all.find((one) => one.categoryNo === categoryNo));
      const above = categoryNosOf(backend, categoryNo).slice(0, -1);
      return {
        categoryNo,
        label,
        depth,
        productCnt,
        parents: all.filter((one) => above.includes(one.categoryNo)),
        siblings: all.filter((one) => one.parentNo === parentNo),
        children: all.filter((one) => one.parentNo === categoryNo),
      };
    },
    brandCategory: async (categoryNo) => {
      const { label } = found(shop.categories.find((one) => one.categoryNo === categoryNo));
      const inIt = shop.products.filter((product) => categoryNosOf(backend, product.categoryNo).includes(categoryNo));
      return { categoryNo, label, brands: brandsOf(inIt) };
    },
    homeSections: (pageSize) => Promise.all(window.sections.map((list) => section(list, 1, pageSize))),
    section: async (sectionNo, { pageNumber, pageSize }) =>
      section(found(window.sections.find(({ no }) => no === sectionNo)), pageNumber, pageSize),
    timedDeal: async () => {
      const products = await cards(window.sections[0]?.productNos ?? []);
      const endYmdt = formatYmdt(after(backend.clock.now(), DAY_MS));
      return { endYmdt, items: products.map((product) => ({ product, soldRate: 0 })) };
    },
    brandHalls: async () =>
      window.brandHalls.map((list) => {
        const { eventNo, label, imageUrl } = exhibition(list);
        return { eventNo, brandNo: list.brandNo, label, imageUrl };
      }),
    exhibitions: () =>
      Promise.all(
        window.exhibitions.map(async (list) => ({ ...exhibition(list), products: await cards(list.productNos) })),
      ),
    events: async () =>
      window.events
        .filter(({ startYmdt, endYmdt }) =>
          isWithin({ startAt: kst(startYmdt), endAt: kst(endYmdt) }, backend.clock.now()),
        )
        .map(({ eventNo, label, promotionText, imageUrl, startYmdt, endYmdt }) => ({
          eventNo,
          label,
          promotionText,
          imageUrl,
          startYmdt,
          endYmdt,
        })),
    terms: async (type) => found(window.terms.find(({ termsType }) => termsType === type)),
    termsPartners: async ({ page, size }) => ({
      items: shop.partners
        .slice((page - 1) * size, page * size)
        .map(({ partnerNo, partnerName }) => ({ partnerNo, partnerName })),
      totalCount: shop.partners.length,
    }),
    notices: async ({ pageNumber, pageSize }) => ({
      items: inNoticeOrder(window.notices).slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
      totalCount: window.notices.length,
    }),
    popups: async (type) =>
      window.popups
        .filter((popup) => popup.type === type)
        .map(({ popupNo, title, content, visibleToday }) => ({ popupNo, title, content, visibleToday })),
    faqs: async (request) => findFaqs(window.faqs, request),
  };
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw commerceError('NOT_FOUND');
  return item;
}

function isGone(backend: MemoryBackend, productNo: ProductNo): boolean {
  const product = backend.shop.products.find((candidate) => candidate.productNo === productNo);
  return product === undefined || isSoldOut(backend, product);
}

/** Every category with the products in it or below it. */
function countedCategories(backend: MemoryBackend): readonly FlatCategory[] {
  const { categories, products } = backend.shop;
  const places = products.map((product) => categoryNosOf(backend, product.categoryNo));
  return categories.map((category) => ({
    ...category,
    productCnt: places.filter((place) => place.includes(category.categoryNo)).length,
  }));
}

function categoryTree(backend: MemoryBackend, keyword: string | null): CategoryTree {
  const all = countedCategories(backend);
  const flatCategories = keyword === null ? all : all.filter((category) => category.label.includes(keyword));
  const below = (parentNo: CategoryNo | null): readonly Category[] =>
    all
      .filter((category) => category.parentNo === parentNo)
      .map(({ categoryNo, label, depth, productCnt }) => ({
        categoryNo,
        label,
        depth,
        productCnt,
        icon: '',
        children: below(categoryNo),
      }));
  return { multiLevelCategories: below(null), flatCategories };
}
