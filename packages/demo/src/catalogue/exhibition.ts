import type { EpochMs } from '@dealstore/commerce-core/domain';
import { choose, chooseOf, type RatedProduct } from './choice.ts';
import { daysAgo, kstHourOn } from './moment.ts';
import { posterUrl } from './poster.ts';
import type { DemoProduct } from './product.ts';
import { HEADER_POSTERS, MAIN_MENUS } from './words/menu.ts';
import { EXHIBITIONS } from './words/exhibition.ts';
import type { Poster } from './words/poster.ts';
import { ROOTS } from './words/roots.ts';
import { en, ko, type Word } from './words/word.ts';

/** Numbers of the lists that are exhibitions with one part per root: best sellers and limited stock. Spec §7. */
export const BEST_EXHIBITION_NO = 101;
/** See BEST_EXHIBITION_NO. */
export const LIMITED_EXHIBITION_NO = 102;
/** Brand halls are exhibitions, numbered from their head on. Spec §2: `/exhibition/all/{headId}`. */
export const BRAND_HALL_HEAD_NO = 201;

/** Products in one part of an exhibition. */
const PRODUCTS_OF_PART = 16;

/** Products in a part of the best list. */
const PRODUCTS_OF_BEST = 40;

interface Part {
  readonly label: Word;
  readonly products: readonly DemoProduct[];
}

interface FullExhibition {
  readonly row: ReturnType<typeof exhibitionRow>;
  readonly parts: readonly Part[];
}

function exhibitionRow(
  exhibitionNo: number,
  poster: Poster,
  now: EpochMs,
  more: { readonly kind?: 'BRAND_HALL'; readonly endsAt?: null; readonly brandNo?: number } = {},
) {
  return {
    exhibitionNo,
    kind: 'EXHIBITION' as const,
    brandNo: null,
    label: ko(poster.title),
    labelEn: en(poster.title),
    promotionText: ko(poster.line),
    promotionTextEn: en(poster.line),
    pcImageUrl: posterUrl(poster, 'wide'),
    mobileImageUrl: posterUrl(poster, 'tall'),
    displayOrder: exhibitionNo,
    startsAt: daysAgo(now, 10),
    endsAt: kstHourOn(now, 14 + (exhibitionNo % 20), 24),
    ...more,
  };
}

function themed(rated: readonly RatedProduct[], now: EpochMs): readonly FullExhibition[] {
  return EXHIBITIONS.map((words, index) => ({
    row: exhibitionRow(index + 1, words, now),
    parts: words.parts.map(({ label, categories }) => ({
      label,
      products: chooseOf(categories, rated, PRODUCTS_OF_PART),
    })),
  }));
}

/** The best and limited lists: the first part is the whole shop, then one part per root to filter by. */
function lists(rated: readonly RatedProduct[], now: EpochMs): readonly FullExhibition[] {
  const numbered = [
    [BEST_EXHIBITION_NO, 'POPULAR', 1],
    [LIMITED_EXHIBITION_NO, 'CHEAP', 2],
  ] as const;
  return numbered.map(([exhibitionNo, choice, menu]) => {
    const poster = MAIN_MENUS[menu] ?? HEADER_POSTERS[0];
    if (poster === undefined) throw new RangeError('a list needs a poster');
    const all: Part = { label: '전체|All', products: choose(choice, rated, PRODUCTS_OF_BEST) };
    const parts = ROOTS.map(({ label }, rootIndex): Part => {
      const ofRoot = rated.filter(({ product }) => product.category.rootIndex === rootIndex);
      return { label, products: choose(choice, ofRoot, PRODUCTS_OF_PART) };
    });
    return { row: exhibitionRow(exhibitionNo, poster, now, { endsAt: null }), parts: [all, ...parts] };
  });
}

function brandHalls(rated: readonly RatedProduct[], now: EpochMs): readonly FullExhibition[] {
  return ROOTS.map((root, index) => {
    const brandNo = index * 10 + 1;
    const poster: Poster = {
      title: `${ko(root.brands[0] ?? '')} 브랜드관|${en(root.brands[0] ?? '')} hall`,
      line: `${ko(root.label)} 인기 브랜드|Popular in ${en(root.label).toLowerCase()}`,
      palette: root.palettes[index % root.palettes.length] ?? 'indigo',
      figures: [1, 2].map((leaf) => [(index + 1) * 100 + leaf, 0, root.palettes[leaf] ?? 'indigo'] as const),
    };
    const products = rated.filter(({ product }) => product.brand.brandNo === brandNo);
    return {
      row: exhibitionRow(BRAND_HALL_HEAD_NO + index, poster, now, {
        kind: 'BRAND_HALL',
        endsAt: null,
        brandNo,
      }),
      parts: [{ label: '인기 상품|Popular', products: choose('POPULAR', products, PRODUCTS_OF_PART) }],
    };
  });
}

/** The exhibitions, the best and limited lists, and the brand halls. */
export function exhibitionRows(rated: readonly RatedProduct[], now: EpochMs) {
  const full = [...themed(rated, now), ...lists(rated, now), ...brandHalls(rated, now)];
  return {
    exhibition: full.map(({ row }) => row),
    exhibitionSection: full.flatMap(({ row, parts }) =>
      parts.map(({ label }, sectionOrder) => ({
        exhibitionNo: row.exhibitionNo,
        sectionOrder,
        label: ko(label),
        labelEn: en(label),
      })),
    ),
    exhibitionProduct: full.flatMap(({ row, parts }) =>
      parts.flatMap(({ products }, sectionOrder) =>
        products.map(({ productNo }, displayOrder) => ({
          exhibitionNo: row.exhibitionNo,
          sectionOrder,
          displayOrder,
          productNo,
        })),
      ),
    ),
  };
}
