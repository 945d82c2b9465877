import { won, ZERO_WON, type OrderProduct, type OrderProductOption } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { OptionSheet } from './option-sheet.tsx';

const flat = (optionNo: number, value: string, stockCnt: number, addPrice = ZERO_WON) => ({
  optionNo,
  label: '색상|크기',
  value,
  addPrice,
  buyPrice: won(10_000 + addPrice),
  stockCnt,
  saleType: stockCnt === 0 ? ('SOLD_OUT' as const) : ('AVAILABLE' as const),
  main: false,
  imageUrl: null,
});
const node = (
  label: string,
  value: string,
  below: ReturnType<typeof flat> | null,
  children: readonly object[] = [],
) => ({
  label,
  value,
  optionNo: below?.optionNo ?? null,
  addPrice: below?.addPrice ?? ZERO_WON,
  stockCnt: below?.stockCnt ?? 20,
  saleType: below?.saleType ?? ('AVAILABLE' as const),
  children,
});
const [small, large, last] = [flat(1, '검정|S', 20), flat(2, '검정|L', 0), flat(3, '하양|L', 3, won(2_000))];
const OPTIONS = {
  type: 'COMBINATION',
  selectType: 'MULTI',
  labels: ['색상', '크기'],
  flatOptions: [small, large, last],
  multiLevelOptions: [
    node('색상', '검정', null, [node('크기', 'S', small), node('크기', 'L', large)]),
    node('색상', '하양', null, [node('크기', 'L', last)]),
  ],
  inputs: [],
};

function show(line: Partial<OrderProductOption>): string {
  const client = createQueryClient();
  client.setQueryData(['product', 7, 'options'], OPTIONS);
  const product = { productNo: 7, productName: '티셔츠', minBuyCnt: 1, maxBuyCnt: 0 } as OrderProduct;
  const nothing = () => undefined;
  const sheet = (
    <OptionSheet
      product={product}
      line={{ orderCnt: 2, optionNo: 1, ...line } as OrderProductOption}
      onClose={nothing}
      onChange={nothing}
    />
  );
  return renderOnServer(sheet, { client });
}

const selected = (html: string) =>
  [...html.matchAll(/<option[^>]*selected=""[^>]*>([^<]*)/g)].map(([, words]) => words);

describe('another option for a line of the cart', () => {
  it('begins with what the line has, and offers nothing that is sold out', () => {
    const html = show({});
    expect(selected(html)).toEqual(['검정', 'S']);
    expect(html).toMatch(/<option value="L" disabled="">L · 품절/);
    expect(html).toMatch(/<output[^>]*>2</);
    expect(html).toContain('20,000');
  });

  it('says what another value costs and how few are left, and takes no more than there are', () => {
    const html = show({ optionNo: 3, orderCnt: 9 });
    expect(html).toContain('L · +2,000원 · 3개 남음');
    expect(html).toMatch(/<output[^>]*>3</);
    expect(html).toContain('36,000');
  });

  it('waits for a choice where the option of the line is gone, and changes nothing into what is sold out', () => {
    expect(selected(show({ optionNo: 99 }))).toEqual(['선택해 주세요', '선택해 주세요']);
    for (const optionNo of [99, 2]) expect(show({ optionNo })).toMatch(/<button[^>]*disabled=""[^>]*>변경하기/);
    expect(show({})).not.toMatch(/<button[^>]*disabled=""[^>]*>변경하기/);
  });
});
