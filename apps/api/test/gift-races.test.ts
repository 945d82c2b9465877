import { randomUUID } from 'node:crypto';
import { GIFTS_TO_A_PHONE } from '@dealstore/commerce-core/domain';
import { testSizes } from '@dealstore/commerce-core/testing';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import type { JobRunner } from '../src/jobs/job-runner.ts';
import { brokenInvariants } from '../src/testing/race/invariants.ts';
import { TEST_TIMEOUT_FACTOR } from '../src/testing/database/test-database.ts';
import { numbers, prepare, retryWhileBusy, tally } from '../src/testing/race/race.ts';
import { insertMember, logInAs } from '../src/testing/rows/member-rows.ts';
import { GIFT_ADDRESS, RECEIVER_PHONE, sendGift } from '../src/testing/shop/gift-shop.ts';
import { insertBuyer, openOrderShop, servedBy, type OrderShop } from '../src/testing/shop/order-shop.ts';

const { giftRounds } = testSizes;
const CALLERS = 20;
const PROCESSES = 3;
const CONNECTIONS = 10;

vi.setConfig({ testTimeout: 60_000 + giftRounds * 5_000 });

/** One shop served by several processes, each with connections and a job runner of its own. */
async function openProcesses() {
  const shop = await openOrderShop([{ productNo: 1 }], { poolSize: CONNECTIONS });
  const { database, connection } = shop.test;
  await database.updateTable('productOption').set({ openingCnt: 10_000, stockCnt: 10_000 }).execute();
  const opened = numbers(PROCESSES - 1).map(() =>
    openDatabase({ connection, poolSize: CONNECTIONS, timeoutFactor: TEST_TIMEOUT_FACTOR }),
  );
  const others = opened.map((one) => servedBy({ ...shop.test, ...one }, {}, shop.clock));
  const close = async () => {
    await Promise.all(opened.map((one) => one.close()));
    await shop.test.drop();
  };
  return { shop, processes: [shop, ...others], close };
}

/** Lets the last moment of a gift be now; its end is due a second later. */
async function endNow({ test: { database }, clock }: OrderShop, giftId: number): Promise<void> {
  const expiresAt = new Date(clock.now());
  await database.updateTable('gift').set({ expiresAt }).where('giftNo', '=', giftId).execute();
  await database
    .updateTable('job')
    .set({ dueAt: new Date(clock.now() + 1_000) })
    .where('kind', '=', 'expire-gift')
    .where('uniqueKey', '=', String(giftId))
    .execute();
}

const runAll = (processes: readonly { readonly jobs: JobRunner }[]) =>
  Promise.all(processes.map(({ jobs }) => retryWhileBusy(() => jobs.runDue())));

it('lets a gift that is accepted, canceled and over at one instant end once, with one effect [STATE-49, STATE-50, STATE-51]', async () => {
  const { shop, processes, close } = await openProcesses();
  const { database } = shop.test;
  const { bearer } = await logInAs(database, await insertMember(database, { phone: RECEIVER_PHONE }));
  const senders = await prepare(Math.ceil(giftRounds / GIFTS_TO_A_PHONE), () => insertBuyer(shop, giftRounds * 50));
  const gifts = await prepare(giftRounds, async (index) => {
    const sender = senders[index % senders.length] ?? { bearer: '' };
    return { ...(await sendGift(shop, sender, { points: 500 })), bearer: sender.bearer };
  });
  const ends = new Map<string, number>();
  // what tells of the payments is not in the way of the ends
  await runAll(processes);
  for (const [round, gift] of gifts.entries()) {
    const path = { giftId: gift.giftId };
    const { call } = processes[round % processes.length] ?? shop;
    const other = processes[(round + 1) % processes.length] ?? shop;
    await endNow(shop, gift.giftId);
    // the last moment passes before everybody has asked, in between, or after the first was served
    const isOver = round % 3 === 0;
    if (isOver) shop.clock.advance(1_000);
    const ended = isOver ? runAll(processes) : null;
    const cancels = numbers(CALLERS).map(() => {
      const headers = { 'idempotency-key': randomUUID() };
      return retryWhileBusy(() => other.call('cancelGift', { bearer: gift.bearer, path, headers }));
    });
    const accepts = numbers(CALLERS).map(() =>
      retryWhileBusy(() => call('confirmGift', { bearer, path, body: GIFT_ADDRESS })),
    );
    if (round % 3 === 2) await Promise.race([...accepts, ...cancels]);
    if (!isOver) shop.clock.advance(1_000);
    const jobs = ended ?? runAll(processes);
    const [accepted, canceled] = [tally(await Promise.all(accepts)), tally(await Promise.all(cancels))];
    await jobs;
    const taken = await database
      .selectFrom('giftEvent')
      .select('toStatus')
      .where('giftNo', '=', gift.giftId)
      .orderBy('giftEventNo')
      .execute();
    const end = taken.at(-1)?.toStatus ?? '';
    ends.set(end, (ends.get(end) ?? 0) + 1);
    expect(taken.map(({ toStatus }) => toStatus)).toEqual(['WAITING_PAY', 'WAITING_ADDRESS', end]);
    expect({ end, accepted, canceled }).toEqual(
      {
        CONFIRMED: { end, accepted: { ok: CALLERS }, canceled: { STATE_CONFLICT: CALLERS } },
        CANCELED_BY_SENDER: {
          end,
          accepted: { STATE_CONFLICT: CALLERS },
          canceled: { ok: 1, STATE_CONFLICT: CALLERS - 1 },
        },
        EXPIRED: { end, accepted: { STATE_CONFLICT: CALLERS }, canceled: { STATE_CONFLICT: CALLERS } },
      }[end],
    );
  }
  expect([...ends.keys()].toSorted()).toEqual(['CANCELED_BY_SENDER', 'CONFIRMED', 'EXPIRED']);
  // money follows its gift once, whichever process brings it
  for (let turn = 0; turn < 3; turn += 1) await runAll(processes);
  const returned = await database.selectFrom('sandboxPayment').select(['canceledAmt']).execute();
  const confirmedCount = ends.get('CONFIRMED') ?? 0;
  expect(tally(returned.map(({ canceledAmt }) => ({ code: String(canceledAmt) })))).toEqual({
    ...(confirmedCount > 0 && { 0: confirmedCount }),
    9500: giftRounds - confirmedCount,
  });
  expect(await brokenInvariants(database, shop.answeredPaid)).toEqual([]);
  await close();
});
