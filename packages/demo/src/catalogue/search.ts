import { shipsFree, won } from '@dealstore/commerce-core/domain';
import { LEAF_CATEGORIES } from './category.ts';
import type { DemoRequest, ListingNames } from './demo-request.ts';
import { conditionOf, templateOf } from './order.ts';
import type { DemoProduct } from './product.ts';
import type { productRow } from './product-row.ts';
import { BRANDS } from './brand.ts';
import { POPULAR_KEYWORDS, RECOMMENDED_KEYWORDS } from './words/keyword.ts';
import { en, ko, type Word } from './words/word.ts';

/** The row lists read, with the document a product is found by: its names, brand and categories in both languages. */
export function listingRow(
  product: DemoProduct,
  row: ReturnType<typeof productRow>,
  hasCoupon: boolean,
  { documentVersion, documentOf }: DemoRequest,
) {
  const { categoryNo, rootNo } = product.category;
  const { salePrice, price } = product.price;
  return {
    productNo: product.productNo,
    categoryNos: [rootNo, categoryNo],
    brandNo: product.brand.brandNo,
    partnerNo: product.partner.row.partnerNo,
    displayable: true,
    soldOut: product.isSoldOut,
    adult: product.isAdult,
    telecomOnly: product.isTelecomOnly,
    freeDelivery: shipsFree({
      deliveryFee: { ...conditionOf(product), deliveryDays: templateOf(product).deliveryDays },
      price: { discountedPrice: won(price) },
      limitations: row,
    }),
    hasCoupon,
    popularity: row.popularity,
    saleCnt: row.saleCnt,
    reviewCnt: row.reviewCnt,
    price,
    discountRate: Math.floor(((salePrice - price) * 100) / salePrice),
    registeredAt: product.registeredAt,
    documentVersion,
    document: documentOf(listingNames(product)),
  };
}

/** The names a product is found by. */
export function listingNames({ name, brand, category: { leaf, root } }: DemoProduct): ListingNames {
  return {
    product: [name.name, name.nameEn],
    brand: [brand.name, brand.nameEn],
    categories: [ko(leaf.label), en(leaf.label), ko(root.label), en(root.label)],
  };
}

type Kind = 'POPULAR' | 'RECOMMENDED' | 'SUGGESTION';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Popular and recommended keywords, and what the search box suggests: things sold, categories, brands. */
export function keywordRows({ documentVersion, documentOfKeyword }: DemoRequest) {
  const keywordRow = (word: Word, kind: Kind, displayOrder: number, weight: number) => {
    const names = { keyword: ko(word), keywordEn: capitalized(en(word)) };
    return { ...names, kind, weight, displayOrder, documentVersion, document: documentOfKeyword(names) };
  };
  const shown = [
    ...POPULAR_KEYWORDS.map((word, index) => keywordRow(word, 'POPULAR', index + 1, 1_000 - index)),
    ...RECOMMENDED_KEYWORDS.map((word, index) => keywordRow(word, 'RECOMMENDED', index + 1, 500 - index)),
  ];
  const items = LEAF_CATEGORIES.flatMap(({ leaf }) => [
    ...ko(leaf.label)
      .split('/')
      .map((label) => `${label}|${en(leaf.label)}` as const),
    ...leaf.items.map(([name]) => name),
  ]);
  const words = [...items, ...BRANDS.map(({ name, nameEn }) => `${name}|${nameEn}` as const)];
  const taken = new Set(shown.map(({ keyword }) => keyword));
  const suggested = words.filter((word) => {
    if (taken.has(ko(word))) return false;
    taken.add(ko(word));
    return true;
  });
  return [
    ...shown,
    ...suggested.map((word, index) => keywordRow(word, 'SUGGESTION', index + 1, suggested.length - index)),
  ];
}
