import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { insertMember } from '../session/member.store.ts';
import { personKey } from '../session/person.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { logInAs } from '../testing/rows/member-rows.ts';
import type { Scenario, ScenarioStep } from '../testing/shop/member-actions.ts';
import { beginLife, endLife, live, openLifeShop, sumUp } from '../testing/shop/member-scenario.ts';
import type { OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openLifeShop();
});
afterAll(() => closeSoundShop(shop));

const PERSON = { name: '김탈퇴', birthDate: '1990-01-02', gender: 'F' } as const;

const step = (action: ScenarioStep['action'], spent = 0, pick = 0): readonly ScenarioStep[] => [
  { action, pick, count: 3, spent },
];

/** Joins anew as the same person, and goes on. */
async function joinAgain(life: Scenario): Promise<Scenario> {
  const { database } = shop.test;
  const verified = {
    ...PERSON,
    verificationId: '',
    purpose: 'LOGIN',
    client: 'WEB',
    codeChallenge: '',
    memberNo: null,
    phone: '01098760000',
    carrier: 'DEALTEL',
  } as const;
  const moment = { now: shop.clock.now(), note: () => undefined };
  const joined = await withTransaction(database, (transaction) => insertMember(transaction, verified, moment));
  return { ...life, member: await logInAs(database, joined?.memberNo ?? 0), startPoints: 0 };
}

/** Points that the photos of a life's reviews have brought. */
async function photoPoints({ member }: Scenario): Promise<readonly number[]> {
  const rows = await shop.test.database
    .selectFrom('review')
    .select('givenAccumulationAmt')
    .where('memberNo', '=', member.memberNo)
    .execute();
  return rows.map(({ givenAccumulationAmt }) => givenAccumulationAmt);
}

describe('who leaves owing points and joins again', () => {
  it('owes them still, and gets no points for a photo of the same product once more', async () => {
    const life = await beginLife(shop, 0);
    await shop.test.database
      .updateTable('member')
      .set({ personKey: personKey(PERSON) })
      .where('memberNo', '=', life.member.memberNo)
      .execute();
    for (const next of [
      step('buyAndConfirm'),
      step('reviewWithPhoto'),
      step('buyAndConfirm', 100, 1),
      step('returnAll'),
    ])
      await live(life, next);
    const { owed } = await sumUp(life);
    expect(owed).toBeGreaterThan(500);
    expect(await photoPoints(life)).toEqual([500]);
    expect(await endLife(life)).toBe(true);
    expect(await sumUp(life)).toMatchObject({ available: 0, owed: 0 });

    const again = await joinAgain(life);
    expect(await sumUp(again)).toMatchObject({ available: 0, owed });
    for (const next of [step('buy'), step('deliver'), step('reviewWithPhoto')]) await live(again, next);
    expect(await photoPoints(again)).toEqual([0]);
    expect(await sumUp(again)).toMatchObject({ available: 0, owed });
    await live(again, step('confirm'));
    const { available, owed: left } = await sumUp(again);
    expect(left - available).toBe(owed - 3_870);

    // What is owed is carried on as it is then, not added up.
    expect(await endLife(again)).toBe(true);
    const third = await joinAgain(again);
    expect(await sumUp(third)).toMatchObject({ available: 0, owed: Math.max(0, left) });
  });
});
