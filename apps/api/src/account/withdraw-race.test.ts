import { STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { insertFile } from '../file/file.store.ts';
import { WINDOW_OPEN_MS } from '../sandbox/payment/sandbox-payment.ts';
import { boughtUpTo, SELLER_COLLECTS, request, type ClaimInput } from '../testing/shop/claim-shop.ts';
import { leave, openAccountShop, proveLeaving } from '../testing/shop/account-shop.ts';
import { untilBlocked, untilBlockedAnew } from '../testing/race/blocked.ts';
import { refundedAmt, statusOf } from '../testing/shop/held-order.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { AGREEMENTS, logIn, logInBackend, newPerson, WEB_AUTH } from '../testing/session/log-in.ts';
import type { TestMember } from '../testing/rows/member-rows.ts';
import { decide, insertBuyer, openSheet, reserve, reserveBody, type OrderShop } from '../testing/shop/order-shop.ts';
import { numbers, retryWhileBusy, prepare, tally } from '../testing/race/race.ts';
import { start, verify } from '../testing/session/verification.ts';
import { withdraw } from './withdraw.ts';

/** Texts a new member is asked about. */
const JOIN_TERMS = AGREEMENTS.filter(({ termsType }) => termsType !== 'E_COMMERCE').map(({ termsType }) => ({
  type: termsType,
  version: '1',
  name: termsType,
  contents: '<p>약관</p>',
  enforcedAt: new Date(0),
}));

let shop: OrderShop;

beforeEach(async () => {
  shop = await openAccountShop();
});
afterEach(() => closeSoundShop(shop));

describe('leaving at once', () => {
  it('succeeds once of twenty times [CALL-18]', async () => {
    const member = await insertBuyer(shop, 3_000);
    const proof = await proveLeaving(shop, member);
    const answers = await Promise.all(numbers(20).map(() => retryWhileBusy(() => leave(shop, member, proof))));
    expect(tally(answers)).toEqual({ ok: 1, A401: 19 });
  });

  it('or ordering succeeds when both are requested, never neither and never both [CALL-18]', async () => {
    const members = await prepare(20, () => insertBuyer(shop));
    await shop.test.database.updateTable('productOption').set({ stockCnt: 1_000, openingCnt: 1_000 }).execute();
    const sheets = await prepare(20, (index) => openSheet(shop, members[index] ?? { bearer: '' }));
    const proofs = await prepare(20, (index) => proveLeaving(shop, members[index] ?? {}));
    const ends = await Promise.all(
      members.map((member, index) =>
        Promise.all([
          retryWhileBusy(() => reserve(shop, member, sheets[index] ?? '', reserveBody(10_000))),
          retryWhileBusy(() => leave(shop, member, proofs[index] ?? '')),
        ]),
      ),
    );
    for (const [order, withdrawal] of ends) {
      expect([
        [null, 'OPEN_ORDERS'],
        ['A401', null],
      ]).toContainEqual([order.code, withdrawal.code]);
    }
  });
});

describe('leaving and ordering at the same moment', () => {
  it('refuses the order that waited for a leaver [CALL-18]', async () => {
    const { database, pool } = shop.test;
    const member = await insertBuyer(shop);
    const orderSheetNo = await openSheet(shop, member);
    const verificationId = await proveLeaving(shop, member);
    const session = await database.selectFrom('loginSession').select('sessionNo').executeTakeFirstOrThrow();
    const caller = { memberNo: member.memberNo, loginSessionNo: session.sessionNo };
    const withdrawal = { withdrawReason: '다른 곳을 써요', verificationId };
    const reserved = await withTransaction(database, async (transaction) => {
      await withdraw(transaction, caller, withdrawal, shop.clock.now());
      const order = reserve(shop, member, orderSheetNo, reserveBody(10_000));
      await untilBlocked(pool);
      return { order };
    });
    expect((await reserved.order).code).toBe('A401');
    expect(await database.selectFrom('shopOrder').select('orderNo').execute()).toEqual([]);
  });

  it('refuses the leaver who waited for an order [CALL-18]', async () => {
    const { database, pool } = shop.test;
    const member = await insertBuyer(shop);
    const orderSheetNo = await openSheet(shop, member);
    const verificationId = await proveLeaving(shop, member);
    const ends = await withTransaction(database, async (transaction) => {
      // Stops the order after it has read its member and before it is written.
      await sql`lock table shop_order in share mode`.execute(transaction);
      const order = reserve(shop, member, orderSheetNo, reserveBody(10_000));
      await untilBlockedAnew(pool);
      const withdrawal = leave(shop, member, verificationId);
      await untilBlocked(pool, 2);
      return { order, withdrawal };
    });
    expect((await ends.order).code).toBeNull();
    expect((await ends.withdrawal).code).toBe('OPEN_ORDERS');
  });

  it('refunds money that arrives for an order of a member who has left [CALL-18]', async () => {
    const member = await insertBuyer(shop);
    const { body: held } = await reserve(shop, member, await openSheet(shop, member), reserveBody(10_000));
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    expect((await leave(shop, member, await proveLeaving(shop, member))).status).toBe(204);
    await decide(shop, held.key, 'LOSE');
    shop.clock.advance(WINDOW_OPEN_MS);
    await shop.jobs.runDue();
    await shop.jobs.runDue();
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_CANCEL');
    expect(await refundedAmt(shop, held.key)).toBe(10_000);
  });
});

describe('leaving and asking for a claim at the same moment', () => {
  /** A confirmed purchase that keeps no member from leaving, and what is asked for when it came broken. */
  async function confirmed(member: TestMember) {
    const { orderNo, options } = await boughtUpTo(shop, member, 'BUY_CONFIRM');
    const picture = { bytes: Uint8Array.of(1), width: 1, height: 1 };
    const fileName = `${String(member.memberNo).padStart(32, '0')}.webp`;
    const { database } = shop.test;
    await insertFile(database, { ...picture, fileName, memberNo: member.memberNo, now: shop.clock.now() });
    const over = {
      claimType: 'RETURN',
      claimReasonType: 'DEFECTIVE_PRODUCT',
      ...SELLER_COLLECTS,
      fileNames: [fileName],
    };
    return { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }], over };
  }

  it('refuses the claim that waited for a leaver [CALL-18, GAP-17]', async () => {
    const { database, pool } = shop.test;
    const member = await insertBuyer(shop);
    const claimInput = await confirmed(member);
    const verificationId = await proveLeaving(shop, member);
    const session = await database.selectFrom('loginSession').select('sessionNo').executeTakeFirstOrThrow();
    const caller = { memberNo: member.memberNo, loginSessionNo: session.sessionNo };
    const withdrawal = { withdrawReason: '다른 곳을 써요', verificationId };
    const ends = await withTransaction(database, async (transaction) => {
      await withdraw(transaction, caller, withdrawal, shop.clock.now());
      const claimed = request(shop, member, claimInput, 10_000);
      await untilBlocked(pool);
      return { claimed };
    });
    expect((await ends.claimed).code).toBe('A401');
    expect(await database.selectFrom('claim').select('claimNo').execute()).toEqual([]);
  });

  it('refuses the leaver who waited for a claim [CALL-18, GAP-17]', async () => {
    const { database, pool } = shop.test;
    const member = await insertBuyer(shop);
    const claimInput = await confirmed(member);
    const verificationId = await proveLeaving(shop, member);
    const ends = await withTransaction(database, async (transaction) => {
      // Stops the claim after it has read its member and before it is written.
      await sql`lock table claim in share mode`.execute(transaction);
      const claimed = request(shop, member, claimInput, 10_000);
      await untilBlockedAnew(pool);
      const withdrawal = leave(shop, member, verificationId);
      await untilBlocked(pool, 2);
      return { claimed, withdrawal };
    });
    expect((await ends.claimed).code).toBeNull();
    expect((await ends.withdrawal).code).toBe('OPEN_ORDERS');
  });

  it('never lets both succeed, nor neither [CALL-18, GAP-17]', async () => {
    const members = await prepare(10, () => insertBuyer(shop));
    await shop.test.database.updateTable('productOption').set({ stockCnt: 1_000, openingCnt: 1_000 }).execute();
    const claims: ClaimInput[] = [];
    const proofs: string[] = [];
    for (const member of members) {
      claims.push(await confirmed(member));
      proofs.push(await proveLeaving(shop, member));
    }
    const ends = await Promise.all(
      members.map((member, index) =>
        Promise.all([
          retryWhileBusy(() => request(shop, member, claims[index] ?? { orderNo: '', options: [] }, 10_000)),
          retryWhileBusy(() => leave(shop, member, proofs[index] ?? '')),
        ]),
      ),
    );
    for (const [claimed, withdrawal] of ends) {
      expect([
        [null, 'OPEN_ORDERS'],
        ['A401', null],
      ]).toContainEqual([claimed.code, withdrawal.code]);
    }
  });
});

describe('leaving and logging in at the same moment', () => {
  it('refuses the log-in that waited for a leaver, whatever phone it came with [CALL-18]', async () => {
    const { database, pool } = shop.test;
    await database.insertInto('terms').values(JOIN_TERMS).execute();
    const backend = logInBackend(database);
    const person = newPerson();
    const { bearer } = await logIn(backend, person);
    const leaver = { ...shop, call: backend.call };
    const verificationId = await proveLeaving(leaver, { bearer });
    const { sessionNo, memberNo } = await database
      .selectFrom('loginSession')
      .select(['sessionNo', 'memberNo'])
      .orderBy('sessionNo', 'desc')
      .executeTakeFirstOrThrow();
    const withdrawal = { withdrawReason: '다른 곳을 써요', verificationId };
    const started = await start(backend.call);
    const code = await verify(backend.browser, started.uuid, { ...person, phone: '01055550001' });
    const body = { auth: WEB_AUTH, grant: 'identity', code, codeVerifier: started.verifier, agreements: AGREEMENTS };
    const ends = await withTransaction(database, async (transaction) => {
      await withdraw(transaction, { memberNo, loginSessionNo: sessionNo }, withdrawal, backend.clock.now());
      const again = backend.call('issueToken', { body });
      await untilBlocked(pool);
      return { again };
    });
    expect((await ends.again).code).toBe('VERIFICATION_FAILED');
    expect((await backend.call('issueToken', { body })).code).toBeNull();
  });
});
