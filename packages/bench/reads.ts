import { BENCH_ORIGIN, type BenchShop, buyableOptions } from './shop.ts';
import { type Topic, whole } from './table.ts';
import { paceOf, perCoreSecond, perSecond, repeat, within } from './work.ts';

const PACE = { workers: 16, warmUpMs: 1_500, runMs: 4_000 };

/** Reads of the API per second, as a program without cookies calls it. */
export async function measureReads(shop: BenchShop): Promise<Topic> {
  const products = await buyableOptions(shop, 200);
  const numberAt = (index: number): number => products[index % products.length]?.productNo ?? 1;
  const reads = [
    ['one product', (index: number) => `products/${numberAt(index)}`],
    ['its options', (index: number) => `products/${numberAt(index)}/options`],
    ['its reviews, first page', (index: number) => `products/${numberAt(index)}/reviews`],
    ['search for a word', () => `products/search?keyword=${encodeURIComponent('이어폰')}&pageSize=24`],
    ['the home’s five sections', () => 'sections'],
    ['the category tree', () => 'categories'],
  ] as const;
  const rows: (readonly (string | number)[])[] = [];
  for (const [name, path] of reads) {
    const work = await repeat(paceOf(shop, PACE), async (index) => {
      const response = await shop.handler(new Request(`${BENCH_ORIGIN}/api/client/v1/display/${path(index)}`));
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path(index)} answered ${response.status}`);
    });
    rows.push([
      name,
      whole(perSecond(work)),
      whole(perCoreSecond(work)),
      within(work, 0.5).toFixed(1),
      within(work, 0.99).toFixed(1),
    ]);
  }
  return {
    tables: [
      {
        title: 'Reads of the API',
        method:
          `The API’s handler in this process, ${PACE.workers} callers at once, the database beside it on the same processor. Every request is ` +
          'validated against the contract; products go round 200.',
        columns: ['Request', 'per second', 'per core second of Node', 'p50 ms', 'p99 ms'],
        rows,
      },
    ],
    verdicts: [],
  };
}
