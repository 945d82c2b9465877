import { testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCartShop, type CartShop } from '../testing/shop/cart-shop.ts';
import { numbers, retryWhileBusy, tally } from '../testing/race/race.ts';
import { insertOption } from '../testing/rows/shop-rows.ts';
import type { TestCaller } from '../testing/http/test-call.ts';
import type { TestDatabase } from '../testing/database/test-database.ts';

let test: TestDatabase;
let call: TestCaller;
let goods: CartShop['goods'];
let member: CartShop['member'];
let linesOf: CartShop['linesOf'];

beforeAll(async () => {
  ({ test, call, goods, member, linesOf } = await openCartShop());
});
afterAll(() => test.drop());

describe('the cart of a member', () => {
  it('is empty at first and costs nothing [CALL-29, CALL-33, CALL-34, ENTITY-17]', async () => {
    const { bearer } = await member();
    expect((await call('getCart', { bearer })).body).toMatchObject({ deliveryGroups: [], invalidProducts: [] });
    expect((await call('countCart', { bearer })).body).toEqual({ count: 0 });
    expect((await call('calculateCart', { bearer })).body.totalAmt).toBe(0);
  });

  it('adds the same option with the same words up and keeps other words apart [CALL-30, ENTITY-16]', async () => {
    const { bearer } = await member();
    const one = await goods();
    const inputs = (inputValue: string) => [
      { inputLabel: '각인', inputValue },
      { inputLabel: '색', inputValue: '빨강' },
    ];
    const add = (body: unknown) => call('addToCart', { bearer, body });
    expect((await add([{ ...one, orderCnt: 1 }])).body).toEqual({ count: 1 });
    expect(
      (
        await add([
          { ...one, orderCnt: 2 },
          { ...one, orderCnt: 3 },
        ])
      ).body,
    ).toEqual({ count: 1 });
    expect((await add([{ ...one, orderCnt: 1, optionInputs: inputs('가') }])).body).toEqual({ count: 2 });
    expect((await add([{ ...one, orderCnt: 1, optionInputs: inputs('가').toReversed() }])).body).toEqual({ count: 2 });
    expect((await add([{ ...one, orderCnt: 999, optionInputs: inputs('나') }])).body).toEqual({ count: 3 });
    await add([{ ...one, orderCnt: 999, optionInputs: inputs('나') }]);
    expect((await linesOf(bearer)).map(({ orderCnt }) => orderCnt)).toEqual([999, 2, 6]);
  });

  it('shows goods by the picture of the option that was chosen, or their own where it has none', async () => {
    const { productNo, optionNo } = await goods();
    const imageUrl = '/assets/art/navy.svg';
    const navy = await insertOption(test.database, productNo, { imageUrl });
    const pictureOf = async (chosen: number) => {
      const { bearer } = await member();
      await call('addToCart', { bearer, body: [{ productNo, optionNo: chosen, orderCnt: 1 }] });
      const { deliveryGroups } = (await call('getCart', { bearer })).body;
      return deliveryGroups[0]?.orderProducts[0]?.imageUrl;
    };
    expect(await pictureOf(navy)).toBe(imageUrl);
    expect(await pictureOf(optionNo)).toBe('/assets/art/x.svg');
  });

  it('adds up whatever comes at the same instant [CALL-30]', async () => {
    const { bearer } = await member();
    const [one, two] = [await goods(), await goods()];
    const body = [
      { ...one, orderCnt: 1 },
      { ...two, orderCnt: 2 },
    ];
    const both = (turn: number) => call('addToCart', { bearer, body: turn % 2 === 0 ? body : body.toReversed() });
    // Of hundreds who wait for one cart some are asked to come again.
    const answers = await Promise.all(numbers(testSizes.raceCallers).map((turn) => retryWhileBusy(() => both(turn))));
    expect(tally(answers)).toEqual({ ok: testSizes.raceCallers });
    const counts = (await linesOf(bearer)).map((line) => [line.productNo, line.orderCnt]);
    expect(new Map(counts as [number, number][])).toEqual(
      new Map([
        [one.productNo, testSizes.raceCallers],
        [two.productNo, 2 * testSizes.raceCallers],
      ]),
    );
  });

  it('holds a hundred lines, even when more come at the same instant [CALL-30]', async () => {
    const { bearer } = await member();
    const { productNo } = await goods();
    const optionNos = [];
    for (let turn = 0; turn < 105; turn += 1) optionNos.push(await insertOption(test.database, productNo));
    const first = optionNos.slice(0, 95).map((optionNo) => ({ productNo, optionNo, orderCnt: 1 }));
    expect((await call('addToCart', { bearer, body: first })).body).toEqual({ count: 95 });
    const rest = optionNos.slice(95);
    const answers = await Promise.all(
      rest.map((optionNo) => call('addToCart', { bearer, body: [{ productNo, optionNo, orderCnt: 1 }] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'PURCHASE_LIMIT')).toHaveLength(5);
    expect((await call('countCart', { bearer })).body).toEqual({ count: 100 });
  });

  it.each([
    ['a product that is not there', { productNo: 999_999 }, {}, 'NOT_FOUND'],
    ['an option of another product', { optionNo: 999_999 }, {}, 'NOT_FOUND'],
    [
      'goods that are no longer sold',
      {},
      { saleStatusType: 'FINISHED', salePeriodType: 'PERIOD', saleEndAt: new Date(0) },
      'NOT_ON_SALE',
    ],
    ['adult goods without a proof of age', {}, { adult: true }, 'ADULT_ONLY'],
    ['goods of the telecom for another’s customer', {}, { telecomOnly: true }, 'TELECOM_ONLY'],
  ])('takes in no %s, nor what came with it [CALL-30, ROLE-05, ROLE-07]', async (_, wrong, product, code) => {
    const { bearer } = await member({ carrier: 'OTHER' });
    const [good, bad] = [await goods(), await goods(product)];
    const body = [
      { ...good, orderCnt: 1 },
      { ...bad, ...wrong, orderCnt: 1 },
    ];
    expect((await call('addToCart', { bearer, body })).code).toBe(code);
    expect((await call('countCart', { bearer })).body).toEqual({ count: 0 });
  });

  it.each([
    ['a label the product does not ask for', [{ inputLabel: '쪽지', inputValue: '가' }], 'NOT_FOUND'],
    ['a label twice', [1, 2].map((n) => ({ inputLabel: '각인', inputValue: `${n}` })), 'INVALID_REQUEST'],
    ['a text that turns around', [{ inputLabel: '각인', inputValue: '가\u202E나' }], 'INVALID_REQUEST'],
    ['a control character', [{ inputLabel: '각인', inputValue: '가\u0007' }], 'INVALID_REQUEST'],
  ])('refuses %s among the words of an option', async (_case, optionInputs, code) => {
    const { bearer } = await member();
    const one = await goods();
    const body = [{ ...one, orderCnt: 1, optionInputs }];
    expect((await call('addToCart', { bearer, body })).code).toBe(code);
    await call('addToCart', { bearer, body: [{ ...one, orderCnt: 1 }] });
    const [line] = await linesOf(bearer);
    const change = [{ cartNo: line?.cartNo ?? 0, orderCnt: 1, optionInputs }];
    expect((await call('updateCart', { bearer, body: change })).code).toBe(code);
    expect((await linesOf(bearer)).map((own) => own.optionInputs)).toEqual([[]]);
  });

  it('changes counts and words of its own lines, all or none [CALL-31]', async () => {
    const { bearer } = await member();
    const [one, two] = [await goods(), await goods()];
    const optionInputs = [{ inputLabel: '각인', inputValue: '가' }];
    await call('addToCart', {
      bearer,
      body: [
        { ...one, orderCnt: 1 },
        { ...one, orderCnt: 2, optionInputs },
        { ...two, orderCnt: 3 },
      ],
    });
    const lines = await linesOf(bearer);
    const numberOf = (cnt: number) => lines.find(({ orderCnt }) => orderCnt === cnt)?.cartNo ?? 0;
    const bad = [
      { cartNo: numberOf(3), orderCnt: 9 },
      { cartNo: 999_999_999, orderCnt: 1 },
    ];
    expect((await call('updateCart', { bearer, body: bad })).code).toBe('NOT_FOUND');
    expect((await linesOf(bearer)).map(({ orderCnt }) => orderCnt).toSorted()).toEqual([1, 2, 3]);
    const good = [
      { cartNo: numberOf(3), orderCnt: 9 },
      { cartNo: numberOf(1), orderCnt: 4, optionInputs },
    ];
    expect((await call('updateCart', { bearer, body: good })).status).toBe(204);
    expect((await linesOf(bearer)).map(({ orderCnt }) => orderCnt).toSorted()).toEqual([6, 9]);
  });

  it('gives a line another option of its product, refusing what may not be ordered [CALL-31]', async () => {
    const { bearer } = await member();
    const one = await goods();
    const [next, gone] = [
      await insertOption(test.database, one.productNo),
      await insertOption(test.database, one.productNo),
    ];
    const soldOut = { saleType: 'SOLD_OUT' } as const;
    await test.database.updateTable('productOption').set(soldOut).where('optionNo', '=', gone).execute();
    const optionInputs = [{ inputLabel: '각인', inputValue: '가' }];
    await call('addToCart', { bearer, body: [{ ...one, orderCnt: 1, optionInputs }] });
    const cartNo = (await linesOf(bearer))[0]?.cartNo ?? 0;
    const ask = (optionNo: number, who = bearer) =>
      call('updateCart', { bearer: who, body: [{ cartNo, orderCnt: 2, optionNo }] });
    expect((await ask(gone)).code).toBe('SOLD_OUT');
    expect((await ask((await goods()).optionNo)).code).toBe('NOT_FOUND');
    expect((await ask(next, (await member()).bearer)).code).toBe('NOT_FOUND');
    expect(await linesOf(bearer)).toMatchObject([{ optionNo: one.optionNo, orderCnt: 1 }]);
    expect((await ask(next)).status).toBe(204);
    expect(await linesOf(bearer)).toMatchObject([{ cartNo, optionNo: next, orderCnt: 2, optionInputs }]);
    await call('addToCart', { bearer, body: [{ ...one, orderCnt: 3, optionInputs }] });
    const answers = await Promise.all([ask(one.optionNo), ask(next), ask(one.optionNo)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await linesOf(bearer)).every((line) => line.cartNo === cartNo || line.optionNo !== next)).toBe(true);
  });

  it('takes lines out by their numbers, comma-separated or repeated [CALL-32]', async () => {
    const { bearer } = await member();
    const added = [await goods(), await goods(), await goods()].map((one) => ({ ...one, orderCnt: 1 }));
    await call('addToCart', { bearer, body: added });
    const [a, b, c] = (await linesOf(bearer)).map(({ cartNo }) => cartNo);
    expect((await call('deleteFromCart', { bearer, query: { cartNo: `${a},${b}` } })).body).toEqual({ count: 1 });
    expect((await call('deleteFromCart', { bearer, query: { cartNo: `${c},${a}` } })).body).toEqual({ count: 0 });
    expect((await call('deleteFromCart', { bearer, query: { cartNo: String(c) } })).code).toBe('NOT_FOUND');
  });

  it('is closed to other members: its line numbers change, show and price nothing [CALL-29, CALL-31, CALL-32, CALL-33]', async () => {
    const [owner, thief] = [await member(), await member()];
    await call('addToCart', { bearer: owner.bearer, body: [{ ...(await goods()), orderCnt: 1 }] });
    const cartNo = (await linesOf(owner.bearer))[0]?.cartNo ?? 0;
    const { bearer } = thief;
    expect((await call('updateCart', { bearer, body: [{ cartNo, orderCnt: 9 }] })).code).toBe('NOT_FOUND');
    expect((await call('deleteFromCart', { bearer, query: { cartNo: String(cartNo) } })).code).toBe('NOT_FOUND');
    expect((await call('calculateCart', { bearer, query: { cartNo: String(cartNo) } })).body.totalAmt).toBe(0);
    expect(await linesOf(bearer)).toEqual([]);
    await call('addToCart', { bearer, body: [{ ...(await goods()), orderCnt: 1 }] });
    const own = (await linesOf(bearer))[0]?.cartNo;
    expect((await call('deleteFromCart', { bearer, query: { cartNo: `${own},${cartNo}` } })).code).toBe('NOT_FOUND');
    expect(await linesOf(bearer)).toHaveLength(1);
    expect((await linesOf(owner.bearer)).map(({ orderCnt }) => orderCnt)).toEqual([1]);
  });

  it.each([
    [[]],
    [[{ productNo: 1, optionNo: 1, orderCnt: 0 }]],
    [[{ productNo: 1, optionNo: 1, orderCnt: 1.5 }]],
    [[{ productNo: 1, optionNo: 1, orderCnt: -1 }]],
    [[{ productNo: 1, optionNo: 1, orderCnt: '1' }]],
    [[{ productNo: 1, optionNo: 1, orderCnt: 1e9 }]],
    [[{ productNo: 1, optionNo: 1, orderCnt: 1, price: 1 }]],
    [{ productNo: 1, optionNo: 1, orderCnt: 1 }],
    [Array.from({ length: 101 }, () => ({ productNo: 1, optionNo: 1, orderCnt: 1 }))],
  ])('refuses %j as an addition [CALL-30]', async (body) => {
    const { bearer } = await member();
    expect((await call('addToCart', { bearer, body })).code).toBe('INVALID_REQUEST');
  });
});
