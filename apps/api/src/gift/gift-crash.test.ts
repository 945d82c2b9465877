import { GIFT_RESEND_PAUSE_MS, HOUR_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Providers } from '../providers.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { type TestMember } from '../testing/rows/member-rows.ts';
import { newKey, sendGift, insertGiftParties } from '../testing/shop/gift-shop.ts';
import { openOrderShop, servedBy, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
let sender: TestMember;
let receiver: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  ({ sender, receiver } = await insertGiftParties(shop, 1_000));
});
afterEach(() => closeSoundShop(shop));

const never = () => new Promise<never>(() => undefined);

/** A process that hears no answer of its providers any more, as one that is killed while it asks. */
function dyingProcess(): OrderShop {
  const { messages, payment } = shop.parts.providers;
  const providers: Providers = {
    ...shop.parts.providers,
    messages: { send: async (message) => messages.send(message).then(never) },
    payment: { ...payment, refund: async (...args) => payment.refund(...args).then(never) },
  };
  return servedBy(shop.test, { providers, clock: shop.clock }, shop.clock);
}

/** Lets one process begin what is due and die of it, and three others run what it left behind. */
async function killAndGoOn(isBegun: () => Promise<boolean>): Promise<void> {
  void dyingProcess()
    .jobs.runDue()
    .catch(() => undefined);
  await expect.poll(isBegun).toBe(true);
  const others = [shop, servedBy(shop.test, {}, shop.clock), servedBy(shop.test, {}, shop.clock)];
  // three times at least; on a busy machine a job that was called off is due again
  for (let round = 0; round < 3 || (round < 12 && (await isLeft())); round += 1) {
    // past the lease of the killed process, and past the pause of what fails on a busy machine
    shop.clock.advance(HOUR_MS);
    await Promise.all(others.map(({ jobs }) => jobs.runDue()));
  }
}

async function keysSent(): Promise<readonly (string | null)[]> {
  const sent = await shop.test.database.selectFrom('messageSent').select('effectKey').orderBy('messageNo').execute();
  return sent.map(({ effectKey }) => effectKey);
}

async function cancelsAtProvider(): Promise<readonly number[]> {
  const cancels = await shop.test.database.selectFrom('sandboxPaymentCancel').select('cancelAmt').execute();
  return cancels.map(({ cancelAmt }) => cancelAmt);
}

const dueJobs = () =>
  shop.test.database.selectFrom('job').select(['kind', 'status']).where('kind', '<>', 'expire-gift').execute();

/** Whether something is left to do that a refusal or a message has begun. */
async function isLeft(): Promise<boolean> {
  return (await dueJobs()).some(({ kind, status }) => status !== 'DONE' && kind !== 'remind-gift');
}

describe('when a process is killed', () => {
  it('between the refund of a refused gift and the note of it, the money goes back once', async () => {
    const { giftId } = await sendGift(shop, sender, { points: 400 });
    await shop.jobs.runDue();
    const path = { giftId };
    await shop.call('refuseGift', { bearer: receiver.bearer, path, body: { message: '고마워요' } });
    await killAndGoOn(async () => (await cancelsAtProvider()).length > 0);
    expect(await cancelsAtProvider()).toEqual([9_600]);
    const refund = shop.test.database.selectFrom('refund').select(['status', 'refundMainPayAmt', 'refundSubPayAmt']);
    expect(await refund.execute()).toEqual([{ status: 'DONE', refundMainPayAmt: 9_600, refundSubPayAmt: 400 }]);
    const option = shop.test.database.selectFrom('productOption').select(['stockCnt', 'openingCnt']);
    expect(await option.execute()).toEqual([{ stockCnt: 10, openingCnt: 10 }]);
  });

  it.each(['SENT', 'RESENT'])(
    'between the sending of a message (%s) and the note of it, it is sent once',
    async (kind) => {
      const { giftId } = await sendGift(shop, sender);
      if (kind === 'RESENT') {
        await shop.jobs.runDue();
        shop.clock.advance(GIFT_RESEND_PAUSE_MS);
        await shop.call('resendGiftAlarm', {
          bearer: sender.bearer,
          body: { giftId },
          headers: newKey(),
        });
      }
      const key = `gift:${giftId}:${kind}:${kind === 'SENT' ? 0 : 1}`;
      await killAndGoOn(async () => (await keysSent()).includes(key));
      expect((await keysSent()).filter((sent) => sent === key)).toHaveLength(1);
      const open = (await dueJobs()).filter(({ status }) => status !== 'DONE');
      expect(open.map(({ kind: name }) => name).toSorted()).toEqual(['remind-gift', 'remind-gift']);
      const tokens = await shop.test.database
        .selectFrom('job')
        .select('payload')
        .where('status', '=', 'DONE')
        .execute();
      expect(JSON.stringify(tokens)).not.toContain('token');
    },
  );
});

describe('a message that waits to be sent', () => {
  it('is not sent once its gift is refused, by whichever process', async () => {
    const { giftId } = await sendGift(shop, sender);
    const path = { giftId };
    await shop.call('refuseGift', { bearer: receiver.bearer, path, body: { message: '' } });
    const others = [shop, servedBy(shop.test, {}, shop.clock)];
    await Promise.all(others.map(({ jobs }) => jobs.runDue()));
    expect(await keysSent()).toEqual([`gift:${giftId}:REFUSED:0`]);
  });
});
