import { ROOTS } from './words/roots.ts';
import { en, ko } from './words/word.ts';

/** Brands of one root category. */
export const BRANDS_PER_ROOT = 10;

/** An invented brand and where it sells. */
export interface DemoBrand {
  readonly brandNo: number;
  readonly name: string;
  readonly nameEn: string;
  readonly rootIndex: number;
}

/** The 120 brands; number 1 to 120, ten for each root in order. */
export const BRANDS: readonly DemoBrand[] = ROOTS.flatMap((root, rootIndex) =>
  root.brands.map((name, index) => ({
    brandNo: rootIndex * BRANDS_PER_ROOT + index + 1,
    name: ko(name),
    nameEn: en(name),
    rootIndex,
  })),
);

/** Rows of the brands with how many products each has. */
export function brandRows(productCount: ReadonlyMap<number, number>) {
  return BRANDS.map(({ brandNo, name, nameEn }) => ({
    brandNo,
    name,
    nameEn,
    productCnt: productCount.get(brandNo) ?? 0,
  }));
}
