import { describe, expect, it } from 'vitest';
import { openMemoryShop } from '../../testing/port-suites/memory-shop.ts';
import { sendGift } from '../../testing/port-suites/suite-gift.ts';

const PHONE = '01055550001';

describe('a gift of a memory shop by its link', () => {
  it('needs no code from the member who is logged in with its phone', async () => {
    const shop = await openMemoryShop();
    const { member, readCode } = shop;
    const { giftId } = await sendGift(shop, { receiverPhone: PHONE });
    const token = await member.giftApi.link(giftId);
    expect(await member.giftApi.byToken(token)).toMatchObject({ phoneCodeNeeded: true });
    const { verificationId } = await member.accountApi.requestPhoneCode({ purpose: 'phone', phone: PHONE });
    await member.accountApi.confirmPhoneCode({ verificationId, code: await readCode(PHONE) });
    expect(await member.giftApi.byToken(token)).toMatchObject({ giftId, phoneCodeNeeded: false });
  });
});
