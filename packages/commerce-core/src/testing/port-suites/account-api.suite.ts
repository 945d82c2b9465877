import { describe, expect, it } from 'vitest';
import { type PhoneCodeRequest, PHONE_CODE_LIFE_MS } from '../../account/phone-certification.ts';
import { PHONE_CODE_TRIES } from '../../account/phone-code-refusal.ts';
import { PHONE_LENGTH } from '../../account/phone.ts';
import { cartOptions } from '../../cart/cart.ts';
import { parseYmdt } from '../../value/calendar.ts';
import { after } from '../../value/time.ts';
import { won } from '../../value/won.ts';
import { reservationOf } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf, type SuiteShop } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** A number that no member has. */
const NEW_PHONE = '01099990001';

/** What every AccountApi does. */
export function accountApiSuite(open: OpenSuiteShop): void {
  describe('AccountApi', () => {
    const shop = withShop(open);

    it('returns the member [CALL-16, ENTITY-01, ENTITY-07]', async () => {
      const account = await shop().member.accountApi.get();
      expect(account).toMatchObject({ adult: false, grade: { gradeNo: 1 } });
      expect(account.phone).toHaveLength(PHONE_LENGTH);
      expect(account.name).not.toBe('');
    });

    it('rejects a guest', async () => {
      expect(await refusalOf(shop().guest.accountApi.get())).toMatchObject({ name: 'CommerceError', code: 'AU99' });
    });

    it('changes e-mail address and daily recommendation separately [CALL-17, ENTITY-05, ENTITY-08]', async () => {
      const { accountApi } = shop().member;
      expect(await accountApi.update({ email: 'hong@example.com' })).toMatchObject({ email: 'hong@example.com' });
      expect(await accountApi.update({ dailyPick: true })).toMatchObject({
        email: 'hong@example.com',
        dailyPick: true,
      });
      expect(await accountApi.update({ email: null })).toMatchObject({ email: null, dailyPick: true });
      const refusal = await refusalOf(accountApi.update({ email: 'hong@example.info' }));
      expect(refusal).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/email' } });
    });

    it('has no app consent by default and changes each kind separately [CALL-20, CALL-25]', async () => {
      const { accountApi } = shop().member;
      const nothing = { agreed: false, changedAt: null };
      expect(await accountApi.appConsents()).toEqual([
        { type: 'APP_INFO', ...nothing },
        { type: 'APP_BENEFIT', ...nothing },
        { type: 'APP_NIGHT', ...nothing },
      ]);
      await accountApi.receive('APP_INFO', true);
      const [info, benefit] = await accountApi.appConsents();
      expect(info).toMatchObject({ agreed: true });
      expect(parseYmdt(info?.changedAt ?? '')).not.toBeNull();
      expect(benefit).toMatchObject(nothing);
    });

    it('allows night messages only with benefits and withdraws both together [CALL-21, CALL-22]', async () => {
      const { accountApi } = shop().member;
      const refusal = await refusalOf(accountApi.receive('APP_NIGHT', true));
      expect(refusal).toMatchObject({ code: 'CONSENT_REQUIRED', details: { types: ['APP_BENEFIT'] } });
      await accountApi.receive('APP_BENEFIT', true);
      await accountApi.receive('APP_NIGHT', true);
      expect((await accountApi.appConsents()).map(({ agreed }) => agreed)).toEqual([false, true, true]);
      await accountApi.receive('APP_BENEFIT', false);
      expect((await accountApi.appConsents()).map(({ agreed }) => agreed)).toEqual([false, false, false]);
    });

    it('withdraws optional consents and keeps required ones [CALL-23, CALL-24, ENTITY-95]', async () => {
      const { accountApi } = shop().member;
      const texts = await accountApi.services();
      const optional = texts.filter(({ required }) => !required).map(({ type }) => type);
      const required = texts.filter((text) => text.required).map(({ type }) => type);
      expect([optional.length > 0, required.length > 0]).toEqual([true, true]);
      await accountApi.agreeServices(optional.map((type) => ({ type, agreed: true })));
      const agreed = (await accountApi.services()).filter(({ type }) => optional.includes(type));
      expect(agreed.every((text) => text.agreed && text.changedAt !== null)).toBe(true);
      const refusal = await refusalOf(
        accountApi.agreeServices([...optional, ...required].map((type) => ({ type, agreed: false }))),
      );
      expect(refusal).toMatchObject({ code: 'TERMS_REQUIRED', details: { termsTypes: required } });
      expect(await accountApi.services()).toEqual(expect.arrayContaining([...agreed]));
      const unknown = await refusalOf(accountApi.agreeServices([{ type: 'NO_SUCH_TEXT', agreed: true }]));
      expect(unknown).toMatchObject({ code: 'INVALID_REQUEST' });
    });

    it('changes the number with a correct code, once [GAP-25, ENTITY-06]', async () => {
      const { accountApi } = shop().member;
      const { verificationId, expiresAt } = await accountApi.requestPhoneCode({ purpose: 'phone', phone: NEW_PHONE });
      expect(parseYmdt(expiresAt)).toBe(after(shop().clock.now(), PHONE_CODE_LIFE_MS));
      const code = await shop().readCode(NEW_PHONE);
      expect((await accountApi.get()).phone).not.toBe(NEW_PHONE);
      await accountApi.confirmPhoneCode({ verificationId, code });
      expect((await accountApi.get()).phone).toBe(NEW_PHONE);
      const again = await refusalOf(accountApi.confirmPhoneCode({ verificationId, code }));
      expect(again).toMatchObject({ code: 'CODE_EXPIRED' });
    });

    it('rejects the correct code after too many wrong ones [GAP-25]', async () => {
      const { accountApi } = shop().member;
      const { verificationId, wrong, right } = await sendCode(shop(), { purpose: 'withdrawal' });
      for (let triesLeft = PHONE_CODE_TRIES - 1; triesLeft >= 0; triesLeft -= 1) {
        const refusal = await refusalOf(accountApi.confirmPhoneCode({ verificationId, code: wrong }));
        expect(refusal).toMatchObject({ code: 'CODE_MISMATCH', details: { triesLeft } });
      }
      const locked = await refusalOf(accountApi.confirmPhoneCode({ verificationId, code: right }));
      expect(locked).toMatchObject({ code: 'CODE_EXPIRED' });
    });

    it('expires a code after five minutes [GAP-25]', async () => {
      const { verificationId, right } = await sendCode(shop(), { purpose: 'withdrawal' });
      shop().clock.advance(PHONE_CODE_LIFE_MS);
      const refusal = await refusalOf(shop().member.accountApi.confirmPhoneCode({ verificationId, code: right }));
      expect(refusal).toMatchObject({ code: 'CODE_EXPIRED' });
    });

    it.each([{ purpose: 'phone' }, { purpose: 'withdrawal', phone: NEW_PHONE }] as const)(
      'sends no code for $purpose with $phone [GAP-25]',
      async (request) => {
        const refusal = await refusalOf(shop().member.accountApi.requestPhoneCode(request));
        expect(refusal).toMatchObject({ code: 'INVALID_REQUEST' });
      },
    );

    it('requires a certification to withdraw [CALL-18]', async () => {
      const { accountApi } = shop().member;
      const { verificationId, right } = await sendCode(shop(), { purpose: 'phone', phone: NEW_PHONE });
      const leave = () => refusalOf(accountApi.withdraw({ withdrawReason: '다른 곳을 써요', verificationId }));
      expect(await leave()).toMatchObject({ code: 'CERTIFICATION_REQUIRED' });
      await accountApi.confirmPhoneCode({ verificationId, code: right });
      expect(await leave()).toMatchObject({ code: 'CERTIFICATION_REQUIRED' });
    });

    it('keeps a member whose order is under way, and says how many are [CALL-18]', async () => {
      const { member, goods } = shop();
      const { accountApi, cartApi, orderApi } = member;
      await cartApi.add([{ ...goods.plain, orderCnt: 1 }]);
      const cartNos = cartOptions(await cartApi.get()).map(({ cartNo }) => cartNo);
      const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'cart', cartNos }));
      await orderApi.reserve(sheet.orderSheetNo, reservationOf(sheet, won(10_000)), 'reserve-key-000009');
      const { verificationId, right } = await sendCode(shop(), { purpose: 'withdrawal' });
      await accountApi.confirmPhoneCode({ verificationId, code: right });
      const refusal = await refusalOf(accountApi.withdraw({ withdrawReason: '다른 곳을 써요', verificationId }));
      expect(refusal).toMatchObject({ code: 'OPEN_ORDERS', details: { openOrderCnt: 1, openGiftCnt: 0 } });
      expect((await accountApi.get()).name).not.toBe('');
    });

    it('lets a member leave, whose session is over then [CALL-18, STATE-46]', async () => {
      const { accountApi, orderApi } = shop().member;
      const { verificationId, right } = await sendCode(shop(), { purpose: 'withdrawal' });
      await accountApi.confirmPhoneCode({ verificationId, code: right });
      await accountApi.withdraw({ withdrawReason: '다른 곳을 써요', verificationId });
      for (const call of [accountApi.get, accountApi.services, orderApi.statusCounts]) {
        expect(await refusalOf(call())).toMatchObject({ reaction: 'end-session' });
      }
    });
  });
}

/** Asks for a code and reads it off the phone, with one that is not it. */
async function sendCode({ member, readCode }: SuiteShop, request: PhoneCodeRequest) {
  const phone = request.phone ?? (await member.accountApi.get()).phone;
  const { verificationId } = await member.accountApi.requestPhoneCode(request);
  const right = await readCode(phone);
  return { verificationId, right, wrong: right === '000000' ? '000001' : '000000' };
}
