import { groupBy } from '../value/group-by.ts';
import type { OptionNo } from '../value/identifiers.ts';
import { ZERO_WON, minWon } from '../value/won.ts';
import type { FlatOption, OptionNode, ProductOptions } from './product.ts';

/** What joins the names and values of several levels. Spec §3. */
export const LEVEL_SEPARATOR = '|';

/**
 * One select of the option sheet: what may be chosen now, nothing while a level above is
 * open. Assumed: one after another.
 */
export interface OptionLevel {
  readonly label: string;
  readonly choices: readonly OptionNode[];
  readonly chosen: string | null;
  readonly isOpen: boolean;
}

/**
 * Builds the levels of choice out of flat options; a value is sold out when everything below it is, adds the least that
 * one below it adds, and has the stock of all below it. The vendor's shape.
 * @param labels of the levels, from the first on
 */
export function buildOptionTree(options: readonly FlatOption[], labels: readonly string[]): readonly OptionNode[] {
  return buildLevel(
    options.map((option) => ({ option, values: option.value.split(LEVEL_SEPARATOR) })),
    labels,
  );
}

interface OptionPath {
  readonly option: FlatOption;
  readonly values: readonly string[];
}

function buildLevel(paths: readonly OptionPath[], labels: readonly string[], depth = 0): readonly OptionNode[] {
  const label = labels[depth] ?? '';
  const byValue = groupBy(paths, ({ values }) => values[depth] ?? '');
  return [...byValue].map(([value, below]) => {
    const first = below[0];
    const isLast = below.every(({ values }) => values.length <= depth + 1);
    if (isLast && first !== undefined) return leaf(label, value, first.option);
    const children = buildLevel(below, labels, depth + 1);
    return {
      label,
      value,
      optionNo: null,
      addPrice: children.map((child) => child.addPrice).reduce(minWon, children[0]?.addPrice ?? ZERO_WON),
      stockCnt: children.reduce((sum, child) => sum + Math.max(0, child.stockCnt), 0),
      saleType: children.some((child) => child.saleType === 'AVAILABLE') ? 'AVAILABLE' : 'SOLD_OUT',
      children,
    };
  });
}

function leaf(label: string, value: string, option: FlatOption): OptionNode {
  const { optionNo, addPrice, stockCnt, saleType } = option;
  return { label, value, optionNo, addPrice, stockCnt, saleType, children: [] };
}

/**
 * The selects of an option sheet for what has been chosen so far, from the first level down; a level opens when all
 * above it are chosen. Assumed: dependent selects.
 * @param chosen values from the first level on
 */
export function optionLevels(options: ProductOptions, chosen: readonly string[]): readonly OptionLevel[] {
  const levels: OptionLevel[] = [];
  let choices: readonly OptionNode[] = optionNodes(options);
  for (const [depth, label] of levelLabels(options).entries()) {
    const value = chosen[depth];
    const node = choices.find((choice) => choice.value === value);
    levels.push({ label, choices, chosen: node?.value ?? null, isOpen: choices.length > 0 });
    choices = node?.children ?? [];
  }
  return levels;
}

/**
 * What a step of choosing leads to: the values chosen, and the option once every level is. Assumed: dependent selects.
 */
export interface OptionChoice {
  readonly chosen: readonly string[];
  readonly optionNo: OptionNo | null;
}

/**
 * Chooses a value at a level, forgetting the levels below it; null when there is no such
 * value or it is sold out. Assumed.
 */
export function chooseValue(
  options: ProductOptions,
  chosen: readonly string[],
  depth: number,
  value: string,
): OptionChoice | null {
  const level = optionLevels(options, chosen)[depth];
  const node = level?.choices.find((choice) => choice.value === value);
  if (node === undefined || node.saleType === 'SOLD_OUT') return null;
  return { chosen: [...chosen.slice(0, depth), value], optionNo: node.optionNo };
}

/** The values chosen of an option, from the first level on; none when there is no such option. Spec §3. */
export function chosenValues({ flatOptions, selectType }: ProductOptions, optionNo: OptionNo): readonly string[] {
  const value = flatOptions.find((option) => option.optionNo === optionNo)?.value;
  if (value === undefined) return [];
  return selectType === 'MULTI' ? value.split(LEVEL_SEPARATOR) : [value];
}

/** The option that has these values; null while a level is open. Spec §3. */
export function findOption({ flatOptions }: ProductOptions, chosen: readonly string[]): FlatOption | null {
  return flatOptions.find(({ value }) => value === chosen.join(LEVEL_SEPARATOR)) ?? null;
}

/**
 * The picture of what is chosen so far: that of the first option that begins with these values, or the product's where
 * nothing is chosen or the option has none of its own.
 * @param options undefined while they are not known
 */
export function chosenImage(options: ProductOptions | undefined, chosen: readonly string[], ofProduct: string): string {
  const start = chosen.join(LEVEL_SEPARATOR) + LEVEL_SEPARATOR;
  const option = options?.flatOptions.find(({ value }) => (value + LEVEL_SEPARATOR).startsWith(start));
  return optionImage(option?.imageUrl, ofProduct);
}

/** The picture of an option, wherever it is shown: its own, or the product's where it has none. */
export function optionImage(own: string | null | undefined, ofProduct: string): string {
  return own || ofProduct;
}

/** The one option of goods that offer no choice; null when something must be chosen. Assumed: DEFAULT has one. */
export function onlyOption(options: ProductOptions): FlatOption | null {
  return options.type === 'DEFAULT' ? (options.flatOptions[0] ?? null) : null;
}

function levelLabels(options: ProductOptions): readonly string[] {
  return options.selectType === 'MULTI' ? options.labels : [options.labels.join(' / ')];
}

function optionNodes(options: ProductOptions): readonly OptionNode[] {
  if (options.selectType === 'MULTI') return options.multiLevelOptions;
  return options.flatOptions.map((option) => leaf(option.label, option.value, option));
}
