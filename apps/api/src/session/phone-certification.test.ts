import { HOUR_MS, PHONE_CODE_LIFE_MS, PHONE_CODE_RESEND_MS, PHONE_CODE_TRIES } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { sandboxRoutes } from '../sandbox/sandbox.routes.ts';
import { askCode, confirm, newAddress, openAccountShop } from '../testing/shop/account-shop.ts';
import { logInAs } from '../testing/rows/member-rows.ts';
import { insertBuyer, type OrderShop } from '../testing/shop/order-shop.ts';
import { numbers, retryWhileBusy, tally } from '../testing/race/race.ts';
import { changePhone } from './phone-certification.store.ts';

let shop: OrderShop;
let lastPhone = 0;

beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.test.drop());

/** A number without an owner. */
function newPhone(): string {
  lastPhone += 1;
  return `01077${String(lastPhone).padStart(6, '0')}`;
}

async function phoneOf(memberNo: number): Promise<string | null> {
  const { database } = shop.test;
  const row = database.selectFrom('member').select('phone').where('memberNo', '=', memberNo);
  return (await row.executeTakeFirstOrThrow()).phone;
}

describe('a code for a new number', () => {
  it('counts fifty guesses at the same instant one by one, and the right code comes too late [GAP-25]', async () => {
    const member = await insertBuyer(shop);
    const { verificationId, right, wrong } = await askCode(shop, member, { purpose: 'phone', phone: newPhone() });
    const answers = await Promise.all(
      numbers(50).map(() => retryWhileBusy(() => confirm(shop, member, verificationId, wrong))),
    );
    expect(tally(answers)).toEqual({ CODE_MISMATCH: PHONE_CODE_TRIES, CODE_EXPIRED: 50 - PHONE_CODE_TRIES });
    const left = answers.flatMap(({ details }) => details?.['triesLeft'] ?? []).toSorted();
    expect(left).toEqual([0, 1, 2, 3, 4]);
    expect((await confirm(shop, member, verificationId, right)).code).toBe('CODE_EXPIRED');
  });

  it('is taken once, however many bring it [GAP-25]', async () => {
    const member = await insertBuyer(shop);
    const phone = newPhone();
    const { verificationId, right } = await askCode(shop, member, { purpose: 'phone', phone });
    const answers = await Promise.all(
      numbers(5).map(() => retryWhileBusy(() => confirm(shop, member, verificationId, right))),
    );
    expect(tally(answers)).toEqual({ ok: 1, CODE_EXPIRED: 4 });
    expect(await phoneOf(member.memberNo)).toBe(phone);
  });

  it('belongs to the session that asked for it, not to another of the same member or to anyone else [GAP-25]', async () => {
    const member = await insertBuyer(shop);
    const elsewhere = await logInAs(shop.test.database, member.memberNo);
    const stranger = await insertBuyer(shop);
    const { verificationId, right } = await askCode(shop, member, { purpose: 'phone', phone: newPhone() });
    expect((await confirm(shop, elsewhere, verificationId, right)).code).toBe('CODE_EXPIRED');
    expect((await confirm(shop, stranger, verificationId, right)).code).toBe('CODE_EXPIRED');
    expect((await confirm(shop, member, verificationId, right)).status).toBe(204);
  });

  it('ends the code before it, and runs out after five minutes [GAP-25]', async () => {
    const own = await openAccountShop();
    const member = await insertBuyer(own);
    const first = await askCode(own, member, { purpose: 'phone', phone: newPhone() });
    const second = await askCode(own, member, { purpose: 'phone', phone: newPhone() });
    expect((await confirm(own, member, first.verificationId, first.right)).code).toBe('CODE_EXPIRED');
    own.clock.advance(PHONE_CODE_LIFE_MS);
    expect((await confirm(own, member, second.verificationId, second.right)).code).toBe('CODE_EXPIRED');
    await own.test.drop();
  });

  it('leaves one valid code when several are requested at once [GAP-25]', async () => {
    const member = await insertBuyer(shop);
    await Promise.all(numbers(5).map(() => askCode(shop, member, { purpose: 'phone', phone: newPhone() })));
    const open = await shop.test.database
      .selectFrom('identityVerification')
      .select('verificationId')
      .where('memberNo', '=', member.memberNo)
      .where('status', '=', 'CODE_SENT')
      .execute();
    expect(open).toHaveLength(1);
  });

  it('is sent five times an hour to a phone at most, a while apart, and to another asker all the same [GAP-25]', async () => {
    const own = await openAccountShop();
    const phone = newPhone();
    const { bearer } = await insertBuyer(own);
    const other = await insertBuyer(own);
    const send = async (asker: string) =>
      own.call('requestPhoneCode', { bearer: asker, body: { purpose: 'phone', phone }, address: newAddress() });
    expect((await send(bearer)).code).toBeNull();
    expect((await send(bearer)).details).toEqual({ retryAfter: PHONE_CODE_RESEND_MS / 1000 });
    for (let turn = 2; turn <= 5; turn += 1) {
      own.clock.advance(PHONE_CODE_RESEND_MS);
      expect((await send(bearer)).code).toBeNull();
    }
    own.clock.advance(PHONE_CODE_RESEND_MS);
    expect((await send(bearer)).code).toBe('TOO_MANY_REQUESTS');
    expect((await send(other.bearer)).code).toBeNull();
    own.clock.advance(HOUR_MS);
    expect((await send(bearer)).code).toBeNull();
    await own.test.drop();
  });

  it('is sent five times an hour from one address at most, to whatever phone [GAP-25]', async () => {
    const { bearer } = await insertBuyer(shop);
    const address = newAddress();
    const answers = await Promise.all(
      numbers(12).map(() =>
        retryWhileBusy(() =>
          shop.call('requestPhoneCode', { bearer, body: { purpose: 'phone', phone: newPhone() }, address }),
        ),
      ),
    );
    expect(tally(answers)).toEqual({ ok: 5, TOO_MANY_REQUESTS: 7 });
  });

  it.each(['0107700000', '010770000001', '0107700000a', ''])('is not sent to %j [VALID-02]', async (phone) => {
    const { bearer } = await insertBuyer(shop);
    const answer = await shop.call('requestPhoneCode', { bearer, body: { purpose: 'phone', phone } });
    expect(answer.code).toBe('INVALID_REQUEST');
  });

  it('is not sent to the number the member has [GAP-25]', async () => {
    const { bearer, memberNo } = await insertBuyer(shop);
    const body = { purpose: 'phone', phone: await phoneOf(memberNo) };
    const answer = await shop.call('requestPhoneCode', { bearer, body, address: newAddress() });
    expect(answer.details).toEqual({ place: 'body/phone', rule: 'changed' });
  });

  it('cannot be looked at or proven through the pages of the identity provider', async () => {
    const member = await insertBuyer(shop);
    const { verificationId, right } = await askCode(shop, member, { purpose: 'phone', phone: newPhone() });
    const sandbox = sandboxRoutes(shop.parts);
    const page = `http://shop.test/sandbox/identity?uuid=${verificationId}`;
    expect((await sandbox(new Request(page), '203.0.113.9'))?.status).toBe(404);
    const form = new URLSearchParams({ uuid: verificationId, code: right });
    const post = new Request('http://shop.test/sandbox/identity/confirm', { method: 'POST', body: form });
    expect((await sandbox(post, '203.0.113.9'))?.status).toBe(404);
    expect((await confirm(shop, member, verificationId, right)).status).toBe(204);
  });
});

describe('a new number', () => {
  it('ends every session of the member but the one that changed it [GAP-25]', async () => {
    const member = await insertBuyer(shop);
    const elsewhere = await logInAs(shop.test.database, member.memberNo);
    const stranger = await insertBuyer(shop);
    const { verificationId, right } = await askCode(shop, member, { purpose: 'phone', phone: newPhone() });
    await confirm(shop, member, verificationId, right);
    const answers = await Promise.all(
      [member, elsewhere, stranger].map(({ bearer }) => shop.call('getAccount', { bearer })),
    );
    expect(answers.map(({ code }) => code)).toEqual([null, 'A401', null]);
  });

  it('is refused when another member has it, which only the holder of the phone learns [GAP-25]', async () => {
    const [member, other] = [await insertBuyer(shop), await insertBuyer(shop)];
    const phone = (await phoneOf(other.memberNo)) ?? '';
    const before = await phoneOf(member.memberNo);
    const { verificationId, right, wrong } = await askCode(shop, member, { purpose: 'phone', phone });
    expect((await confirm(shop, member, verificationId, wrong)).code).toBe('CODE_MISMATCH');
    expect((await confirm(shop, member, verificationId, right)).code).toBe('PHONE_TAKEN');
    expect([await phoneOf(member.memberNo), await phoneOf(other.memberNo)]).toEqual([before, phone]);
    expect((await shop.call('getAccount', { bearer: other.bearer })).code).toBeNull();
  });

  it('goes to one of many who prove it at once [GAP-25]', async () => {
    const phone = newPhone();
    const members = await Promise.all(numbers(8).map(() => insertBuyer(shop)));
    const { database, clock } = shop.parts;
    const changes = members.map(({ memberNo }) =>
      withTransaction(database, (transaction) => {
        const caller = { memberNo, loginSessionNo: 0, client: 'WEB' as const };
        const verificationId = '00000000-0000-4000-8000-000000000000';
        return changePhone(transaction, { verificationId, caller, phone }, clock.now());
      }),
    );
    const ends = await Promise.allSettled(changes);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'PHONE_TAKEN' })));
  });
});
