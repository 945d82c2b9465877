/** The suites a run asks for, as vitest reads them; `run-conformance.ts` starts it with what is provided here. */
import { describe, inject } from 'vitest';
import { SHOP_SUITES, type ShopSuite } from '../testing/port-suites/shop-suites.ts';
import type { OpenSuiteShop } from '../testing/port-suites/suite-shop.ts';
import type { ConformanceFile } from './conformance-file.ts';
import { createContractCheck } from './contract-check.ts';
import { openOutsideShop } from './outside-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly file: ConformanceFile;
    readonly folder: string;
    readonly suites: readonly ShopSuite[];
  }
}

const file = inject('file');
const outside = { file, folder: inject('folder'), checkAnswer: createContractCheck(file.url) };
const open: OpenSuiteShop = (law) => {
  if (law === undefined) throw new TypeError('a backend is opened for a law');
  return openOutsideShop(outside, law);
};

for (const word of inject('suites')) {
  describe(word, () => {
    for (const suite of SHOP_SUITES[word]) suite(open);
  });
}
