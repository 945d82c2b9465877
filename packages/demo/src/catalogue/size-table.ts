import { escapeXml } from '../art/shape.ts';
import type { DemoProduct } from './product.ts';
import { CLOTHES_SIZES, LEVEL_WORDS } from './words/option.ts';
import { MEASURES, SIZE_TABLE_WORDS } from './words/size-table.ts';
import { ko, type Word } from './words/word.ts';

/** The sizes a product is sold in, smallest first; none where it has no such option. */
export function soldSizes({ options: { labels, rows } }: DemoProduct): readonly Word[] {
  const level = labels.indexOf(LEVEL_WORDS.size);
  if (level === -1) return [];
  const pairs = rows.map(({ value, valueEn }) => `${value.split('|')[level]}|${valueEn.split('|')[level]}`);
  return [...new Set(pairs)];
}

const row = (cell: 'th' | 'td', texts: readonly string[]): string =>
  `<tr>${texts.map((text, index) => (index === 0 ? `<th>${text}</th>` : `<${cell}>${text}</${cell}>`)).join('')}</tr>`;

/** The table of measures of what is worn, as HTML; empty for everything else. @param half the language */
export function sizeTable(product: DemoProduct, half: (word: Word) => string): string {
  const measures = MEASURES[product.motif.template];
  const sizes = soldSizes(product);
  if (measures === undefined || sizes.length === 0) return '';
  const text = (word: Word): string => escapeXml(half(word));
  const head = row('th', [text(SIZE_TABLE_WORDS.size), ...measures.map(([label]) => text(label))]);
  const body = sizes.map((size) => {
    const step = Math.max(0, CLOTHES_SIZES.indexOf(ko(size)));
    return row('td', [text(size), ...measures.map(([, smallest, more]) => String(smallest + step * more))]);
  });
  const table = `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
  return `<h4>${text(SIZE_TABLE_WORDS.title)}</h4>${table}<p>${text(SIZE_TABLE_WORDS.unit)}</p>`;
}
