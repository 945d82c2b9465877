import { epochMs, kstDate } from '@dealstore/commerce-core/domain';
import { dutyInfo, englishContent, koreanContent } from './content.ts';
import type { DemoProduct } from './product.ts';
import { isDomestic } from './product-row.ts';
import { sizeTable, soldSizes } from './size-table.ts';
import { reviewFacts, trueLines } from './review-copy.ts';
import { COLOR_WORDS, LEVEL_WORDS } from './words/option.ts';
import type { DutyFacts } from './words/duty.ts';
import { en, ko, type Word } from './words/word.ts';

/** How many praises a description repeats. */
const PRAISE_COUNT = 3;

/** Both halves of several words, one after another. */
const listed = (words: readonly Word[]): Word => `${words.map(ko).join(', ')}|${words.map(en).join(', ')}`;

function soldColors({ options, motif }: DemoProduct): Word {
  const level = options.labels.indexOf(LEVEL_WORDS.color);
  const words = Object.values(COLOR_WORDS).filter((word) =>
    options.rows.some(({ value }) => value.split('|')[level] === ko(word)),
  );
  return words.length === 0 ? COLOR_WORDS[motif.palette] : listed(words);
}

/** Where a product is made: what is eaten and a third of the rest in Korea. Assumed. */
function originOf(product: DemoProduct): Word {
  if (isDomestic(product)) return '대한민국|Republic of Korea';
  return product.productNo % 3 === 1 ? '베트남|Vietnam' : '중국|China';
}

function noticeFacts(product: DemoProduct): DutyFacts {
  const { item, category, size, partner, registeredAt } = product;
  const sizes = soldSizes(product);
  return {
    productName: item[0],
    model: `DS${product.productNo}`,
    size: sizes.length === 0 ? size : listed(sizes),
    color: soldColors(product),
    material: category.leaf.materials?.[category.leaf.items.indexOf(item)] ?? '',
    origin: originOf(product),
    maker: `${partner.row.companyName}|${partner.row.partnerNameEn}`,
    madeAt: kstDate(epochMs(registeredAt.getTime())).slice(0, 7).replace('-', '.'),
  };
}

/** The wide texts of the detail page. */
export function contentRow(product: DemoProduct, relatedProductNos: readonly number[]) {
  const { productNo, motif, name, brand, item, category } = product;
  const facts = reviewFacts(product);
  const lines = trueLines(facts.copy.praises, facts).filter((line) => line.includes('|'));
  const praises = Array.from({ length: PRAISE_COUNT }, (_, step) => lines[(productNo + step) % lines.length] ?? '');
  return {
    productNo,
    content: koreanContent({
      motif,
      name: name.name,
      brand: brand.name,
      quality: ko(name.quality),
      item: ko(item[0]),
      praises: praises.map(ko),
      sizes: sizeTable(product, ko),
      duty: category.leaf.duty,
    }),
    contentEn: englishContent({
      motif,
      name: name.nameEn,
      brand: brand.nameEn,
      quality: en(name.quality),
      item: en(item[0]),
      praises: praises.map(en),
      sizes: sizeTable(product, en),
      duty: category.leaf.duty,
    }),
    dutyInfo: dutyInfo(category.leaf.duty, noticeFacts(product)),
    relatedProductNos,
  };
}
