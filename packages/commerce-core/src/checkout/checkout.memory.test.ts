import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type AddressEntry, EMPTY_ADDRESS_ENTRY } from '../address/address.ts';
import type { BackendPorts } from '../ports.ts';
import { openMemoryShop } from '../testing/port-suites/memory-shop.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import type { OrderSheetNo } from '../value/identifiers.ts';
import { won } from '../value/won.ts';
import { createCheckoutMachine } from './checkout.machine.ts';

const HOME: AddressEntry = {
  ...EMPTY_ADDRESS_ENTRY,
  defaultYn: 'Y',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 1',
  receiverDetailAddress: '7호',
  receiverContact1: '01012345678',
};

/** A shop in memory whose member has an address and a sheet of four pieces. */
async function openSheet() {
  const shop = await openMemoryShop();
  const { member, goods } = shop;
  await member.addressApi.add(HOME);
  const orderSheetNo = await member.orderApi.createSheet({
    type: 'direct',
    products: [{ ...goods.plain, orderCnt: 4 }],
  });
  return { ...shop, orderSheetNo };
}

/** The page of a sheet as it is loaded: the machine over what the shop answers. */
async function load(member: BackendPorts, orderSheetNo: OrderSheetNo) {
  const sheet = await member.orderApi.sheet(orderSheetNo);
  const actor = createActor(createCheckoutMachine({ ...member, random: seededRandom(7) }), {
    input: { sheet, saved: null, clientReturnUrl: '/done' },
  });
  actor.start();
  const rest = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return actor.getSnapshot();
  };
  return { actor, rest };
}

describe('a sheet the shop has kept a choice of', () => {
  it('is priced for where its address says, and can be paid, after the page was loaded again', async () => {
    const { member, orderSheetNo } = await openSheet();
    const first = await load(member, orderSheetNo);
    const { address } = (await first.rest()).context.choice;
    first.actor.send({ type: 'change', choice: { address: { ...address, addressNo: 0, receiverZipCd: '63000' } } });
    expect((await first.rest()).context.sheet.paymentInfo.remoteDeliveryAmt).toBeGreaterThan(0);

    const again = await load(member, orderSheetNo);
    const { context } = await again.rest();
    expect(context.choice.address.receiverZipCd).toBe('06236');
    expect(context.sheet.paymentInfo.remoteDeliveryAmt).toBe(0);
    const agreedTerms = context.sheet.termsInfos.map(({ termsType }) => termsType);
    again.actor.send({ type: 'change', choice: { payType: 'CREDIT_CARD', agreedTerms } });
    again.actor.send({ type: 'pay' });
    expect((await again.rest()).value).toBe('leaving');
  });

  it('shows the points its bill takes', async () => {
    const { member, orderSheetNo } = await openSheet();
    const first = await load(member, orderSheetNo);
    first.actor.send({ type: 'change', choice: { points: won(1_000) } });
    await first.rest();
    const { choice, sheet } = (await (await load(member, orderSheetNo)).rest()).context;
    expect([choice.points, sheet.paymentInfo.subPayAmt]).toEqual([1_000, 1_000]);
  });

  it('takes the best coupons once there are more, whatever was priced before', async () => {
    const { member, orderSheetNo, couponNo } = await openSheet();
    const { actor, rest } = await load(member, orderSheetNo);
    actor.send({ type: 'change', choice: { points: won(1_000) } });
    await rest();
    await member.couponApi.download(couponNo, 'PC');
    actor.send({ type: 'reload' });
    const { choice, sheet } = (await rest()).context;
    expect(choice.coupons).toEqual(sheet.bestCoupons);
    expect(choice.coupons.cartCouponIssueNo).not.toBeNull();
    expect(sheet.paymentInfo.cartCouponAmt).toBeGreaterThan(0);
    expect(sheet.paymentInfo.subPayAmt).toBe(1_000);
  });
});
