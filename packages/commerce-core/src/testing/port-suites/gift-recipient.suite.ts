import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { PHONE_CODE_RESEND_MS } from '../../account/phone-certification.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { GIFT_PROOF_LIFE_MS } from '../../gift/gift-deadline.ts';
import { createGiftRecipientMachine } from '../../gift/gift-recipient.machine.ts';
import type { GiftRecipientEvent } from '../../gift/gift-recipient-context.ts';
import type { GiftApi } from '../../gift/gift.port.ts';
import type { SentGift } from '../../gift/gift-record.ts';
import { SECOND_MS } from '../../value/time.ts';
import { type GiftPath, giftPaths, type GiftStep, refusalIn } from './gift-recipient-paths.ts';
import { GIFT_ADDRESS, provePhone, RECEIVER_PHONE, sellOut, sendGift } from './suite-gift.ts';
import type { OpenSuiteShop, SuiteShop } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** Every path of a gift's recipient, walked by the machine on a shop that really answers so. */
export function giftRecipientSuite(open: OpenSuiteShop): void {
  describe('the recipient of a gift, by its link', () => {
    const shop = withShop(open);

    it.each(giftPaths().map((path) => [path.name, path] as const))(
      'walks: %s [STATE-49, STATE-51, ROUTE-49]',
      async (_name, path) => {
        const gift = await sendGift(shop(), { optionOpen: true });
        const token = await shop().member.giftApi.link(gift.giftId);
        const walked = await walk({ shop: shop(), gift, token, wire: breakable(shop().member.giftApi) }, path);
        expect(walked).toEqual(restsOf(path).map(({ state, refusal }) => [state, refusal]));
      },
    );
  });
}

/** A gift on its way to a recipient, in a shop that can be arranged. */
interface World {
  readonly shop: SuiteShop;
  readonly gift: SentGift;
  readonly token: string;
  readonly wire: { readonly giftApi: GiftApi; cutNext(): void };
}

/** Walks a path and answers where the machine rested on it. */
async function walk(world: World, path: GiftPath): Promise<readonly (readonly [string, string | null])[]> {
  const { steps } = path;
  const { shop, token, wire } = world;
  const machine = createGiftRecipientMachine({ giftApi: wire.giftApi, clock: shop.clock }, { kind: 'link', token });
  const actor = createActor(machine, { input: { gift: await shop.member.giftApi.byToken(token) } });
  const rests: [string, string | null][] = [];
  const isIdle = ({ tags }: { readonly tags: ReadonlySet<string> }) => !tags.has('busy');
  actor.start();
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    if (!isAnswer(step)) {
      await arrange(world, next);
      actor.send(await eventOf(world, step, next));
    } else if (restsOf(path).includes(step)) {
      const { value, context } = await waitFor(actor, isIdle);
      rests.push([String(value), refusalIn(context)]);
    }
  }
  actor.stop();
  return rests;
}

/** The answers after which the machine waits for its recipient again. */
function restsOf({ steps }: GiftPath): readonly GiftStep[] {
  return steps.filter((step, index) => {
    const next = steps[index + 1];
    return isAnswer(step) && (next === undefined || !isAnswer(next));
  });
}

function isAnswer({ event }: GiftStep): boolean {
  return event.type.startsWith('xstate.');
}

/** Brings the shop to where it gives an answer by itself. */
async function arrange({ shop, gift, token, wire }: World, answer: GiftStep | undefined): Promise<void> {
  const { member, clock, goods, fulfill } = shop;
  const isOf = (state: string) => answer?.event.type.endsWith(`giftRecipient.${state}`) === true;
  switch (answer?.event.code) {
    case 'NETWORK':
      return wire.cutNext();
    case 'NOT_FOUND':
      await member.giftApi.cancel(gift.giftId, `cancel-${gift.giftId}`);
      return;
    case 'CERTIFICATION_REQUIRED':
      return clock.advance(GIFT_PROOF_LIFE_MS + SECOND_MS);
    case 'SOLD_OUT':
      return sellOut(shop, goods.otherOption);
    case 'STATE_CONFLICT': {
      if (isOf('correcting')) return fulfill(gift.orderOptionNo ?? 0, 'PRODUCT_PREPARE');
      const verificationId = await provePhone(shop, token);
      await member.giftApi.confirm(gift.giftId, { ...GIFT_ADDRESS, verificationId }, token);
      return;
    }
    case undefined:
      if (isOf('sendingCode')) clock.advance(PHONE_CODE_RESEND_MS);
      return;
    default:
  }
}

/** What is really said where the model says something. */
async function eventOf(
  { shop }: World,
  { event }: GiftStep,
  answer: GiftStep | undefined,
): Promise<GiftRecipientEvent> {
  if (event.type === 'change') return { type: 'change', place: GIFT_ADDRESS };
  if (event.type === 'choose') return { type: 'choose', optionNo: shop.goods.otherOption.optionNo };
  if (event.type !== 'answerCode') return event as GiftRecipientEvent;
  const right = await shop.readCode(RECEIVER_PHONE);
  const wrong = right === '000000' ? '000001' : '000000';
  return { type: 'answerCode', code: answer?.event.code === 'CODE_MISMATCH' ? wrong : right };
}

/** The same calls over a wire of which the next one can be cut. */
function breakable(giftApi: GiftApi): World['wire'] {
  let isCut = false;
  const proxy = new Proxy(giftApi, {
    get: (target, name: keyof GiftApi) => {
      if (!isCut) return target[name];
      isCut = false;
      return () => Promise.reject(commerceError('NETWORK'));
    },
  });
  return {
    giftApi: proxy,
    cutNext: () => {
      isCut = true;
    },
  };
}
