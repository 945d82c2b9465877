import { kst } from '@dealstore/commerce-core/domain';
import { generateDemo } from '../catalogue/demo.ts';
import type { DemoRequest } from '../catalogue/demo-request.ts';

/** The instant the shops of tests are filled at. */
export const now = kst('2026-11-20 12:00:00');

/** What the backend would decide does not matter to the generator. */
export const request: DemoRequest = {
  now,
  personKey: ({ name }) => name,
  documentVersion: 1,
  documentOf: ({ product }) => product.join(' '),
  documentOfKeyword: ({ keyword }) => keyword,
  searchWordsOf: () => [],
};

/** The rows of a filled shop. */
export const filledShop = () => generateDemo(request).rows;
