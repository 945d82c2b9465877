import { assign, emit, fromPromise, setup } from 'xstate';
import { commerceError, isCommerceError } from '../error/commerce-error.ts';
import { notProvided } from '../platform/not-provided.ts';
import type { Ports } from '../ports.ts';
import { giftAddressProblems, giftPlaceOf } from './gift-address.ts';
import type { GiftAddressRequest, GiftConfirmation, ReceivedGift } from './gift-record.ts';
import {
  addressOf,
  changed,
  confirmationOf,
  errorOf,
  type GiftAccess,
  type GiftProof,
  type GiftRecipientContext,
  type GiftRecipientEmittedEvent,
  type GiftRecipientEvent,
  type GiftRecipientInput,
  hasChoice,
  isAccepted,
  isMoved,
  isWithheld,
  withGift,
  mayDo,
  mustProve,
  NO_PROOF,
  type SentGiftCode,
} from './gift-recipient-context.ts';

const missing = notProvided('gift recipient');

/** Input of a call that changes a gift. */
export interface GiftCall<Body> {
  readonly gift: ReceivedGift;
  readonly body: Body;
}

const BACK = [
  { guard: 'hasChoice', target: 'choosing', actions: 'clearError' },
  { target: 'deciding', actions: 'clearError' },
] as const;
const TO_ADDRESS = [
  { guard: 'mustProve', target: 'proving', actions: 'clearError' },
  { target: 'addressing', actions: 'clearError' },
] as const;
const MOVED = { guard: 'isMoved', target: 'loading', actions: 'setError' } as const;
const UNPROVEN = { guard: 'isUnproven', target: 'proving', actions: ['setError', 'dropProof'] } as const;

/**
 * A gift as its recipient sees it: waiting → choosing → proving → addressing → accepted, or refused; an accepted gift
 * goes through proving and addressing again to correct its address. The server decides which actions are allowed, by
 * GIFT_STEPS; only the recipient's input changes a gift. Source: Spec §2, §7; Assumed: the order of the steps.
 */
export const giftRecipientMachine = setup({
  types: {
    context: {} as GiftRecipientContext,
    events: {} as GiftRecipientEvent,
    emitted: {} as GiftRecipientEmittedEvent,
    input: {} as GiftRecipientInput,
  },
  actors: {
    load: fromPromise<ReceivedGift>(missing('load')),
    sendCode: fromPromise<SentGiftCode>(missing('sendCode')),
    proveCode: fromPromise<GiftProof, GiftProof>(missing('proveCode')),
    confirm: fromPromise<ReceivedGift, GiftCall<GiftConfirmation>>(missing('confirm')),
    changeAddress: fromPromise<ReceivedGift, GiftCall<GiftAddressRequest>>(missing('changeAddress')),
    refuse: fromPromise<void, GiftCall<string>>(missing('refuse')),
  },
  actions: {
    clearError: assign({ error: null }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    dropProof: assign({ proof: NO_PROOF }),
    clearPick: assign({ optionNo: null }),
    showProblems: assign({ isSubmitted: true, problems: ({ context }) => giftAddressProblems(context.place) }),
    tellIncomplete: emit(({ context }) => ({
      type: 'incomplete' as const,
      problem: giftAddressProblems(context.place)[0] ?? 'receiver-name',
    })),
    tellRefused: emit({ type: 'refused' }),
  },
  guards: {
    mayConfirm: ({ context }) => mayDo(context, 'CONFIRM'),
    mayRefuse: ({ context }) => mayDo(context, 'REFUSE'),
    isAddressFixed: ({ context }) => !mayDo(context, 'CHANGE_ADDRESS'),
    isWithheld: ({ context }) => mayDo(context, 'CONFIRM') && isWithheld(context),
    isAccepted: ({ context }) => isAccepted(context),
    hasChoice: ({ context }) => hasChoice(context),
    hasCode: ({ context }) => context.proof.kind === 'sent',
    mustProve: ({ context }) => mustProve(context),
    isIncomplete: ({ context }) => giftAddressProblems(context.place).length > 0,
    isGone: ({ event }) => isCommerceError(errorOf(event), 'NOT_FOUND', 'INVALID_REQUEST'),
    isMoved: ({ event }) => isMoved(errorOf(event)),
    isUnproven: ({ event }) => isCommerceError(errorOf(event), 'CERTIFICATION_REQUIRED'),
    isOptionGone: ({ context, event }) => isCommerceError(errorOf(event), 'SOLD_OUT') && hasChoice(context),
  },
}).createMachine({
  id: 'giftRecipient',
  context: ({ input: { gift } }) => ({
    gift,
    optionNo: null,
    place: giftPlaceOf(gift),
    proof: NO_PROOF,
    thanks: '',
    problems: [],
    isSubmitted: false,
    error: null,
  }),
  initial: 'deciding',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: { target: 'deciding', actions: assign(({ event }) => withGift(event.output)) },
        onError: [
          { guard: 'isGone', target: 'ended', actions: 'setError' },
          { target: 'deciding', actions: 'setError' },
        ],
      },
    },
    deciding: {
      always: [
        { guard: 'isWithheld', target: 'withheld' },
        { guard: 'mayConfirm', target: 'waiting' },
        { guard: 'isAccepted', target: 'accepted' },
        { target: 'ended' },
      ],
    },
    waiting: {
      on: {
        accept: [{ guard: 'hasChoice', target: 'choosing', actions: 'clearError' }, ...TO_ADDRESS],
        refuse: {
          guard: 'mayRefuse',
          target: 'refusing',
          actions: assign({ thanks: ({ event }) => event.message, error: null }),
        },
        refresh: { target: 'loading', actions: 'clearError' },
      },
    },
    withheld: { on: { refresh: { target: 'loading', actions: 'clearError' } } },
    choosing: {
      on: {
        choose: { actions: assign({ optionNo: ({ event }) => event.optionNo, error: null }) },
        next: TO_ADDRESS,
        back: { target: 'deciding', actions: 'clearError' },
      },
    },
    proving: {
      always: { guard: 'hasCode', target: 'answering' },
      on: {
        sendCode: { target: 'sendingCode', actions: 'clearError' },
        back: BACK,
      },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        onDone: {
          target: 'answering',
          actions: assign({ proof: ({ event }) => ({ kind: 'sent', code: event.output, answer: '' }) }),
        },
        onError: [MOVED, { target: 'proving', actions: 'setError' }],
      },
    },
    answering: {
      on: {
        answerCode: {
          target: 'checkingCode',
          actions: assign(({ context: { proof }, event }) => ({ proof: answered(proof, event.code), error: null })),
        },
        sendCode: { target: 'sendingCode', actions: 'clearError' },
        clearError: { actions: 'clearError' },
        back: BACK,
      },
    },
    checkingCode: {
      tags: 'busy',
      invoke: {
        src: 'proveCode',
        input: ({ context }) => context.proof,
        onDone: { target: 'addressing', actions: assign({ proof: ({ event }) => event.output }) },
        onError: [MOVED, { target: 'answering', actions: 'setError' }],
      },
    },
    addressing: {
      on: {
        change: { actions: assign(({ context, event }) => changed(context, event.place)) },
        submit: [
          { guard: 'isIncomplete', actions: ['showProblems', 'tellIncomplete'] },
          { guard: 'mayConfirm', target: 'confirming', actions: 'clearError' },
          { target: 'correcting', actions: 'clearError' },
        ],
        back: BACK,
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ gift: context.gift, body: confirmationOf(context) }),
        onDone: {
          target: 'accepted',
          actions: [
            assign(({ event }) => withGift(event.output)),
            emit(({ event }) => ({ type: 'accepted' as const, gift: event.output })),
          ],
        },
        onError: [
          UNPROVEN,
          {
            guard: 'isOptionGone',
            target: 'choosing',
            actions: ['setError', 'clearPick'],
          },
          MOVED,
          { target: 'addressing', actions: 'setError' },
        ],
      },
    },
    correcting: {
      tags: 'busy',
      invoke: {
        src: 'changeAddress',
        input: ({ context }) => ({ gift: context.gift, body: addressOf(context) }),
        onDone: {
          target: 'accepted',
          actions: [
            assign(({ event }) => withGift(event.output)),
            emit(({ event }) => ({ type: 'corrected' as const, gift: event.output })),
          ],
        },
        onError: [UNPROVEN, MOVED, { target: 'addressing', actions: 'setError' }],
      },
    },
    refusing: {
      tags: 'busy',
      invoke: {
        src: 'refuse',
        input: ({ context: { gift, thanks } }) => ({ gift, body: thanks }),
        onDone: { target: 'refused', actions: 'tellRefused' },
        onError: [MOVED, { target: 'waiting', actions: 'setError' }],
      },
    },
    accepted: {
      on: {
        changeAddress: [{ guard: 'isAddressFixed', actions: 'clearError' }, ...TO_ADDRESS],
        refresh: { target: 'loading', actions: 'clearError' },
      },
    },
    refused: { type: 'final' },
    ended: { type: 'final' },
  },
});

/**
 * The gift recipient machine with its actors provided from the ports. A phone is proven only by a link; a recipient who
 * is logged in with it needs neither.
 */
export function createGiftRecipientMachine({ giftApi, clock }: Pick<Ports, 'giftApi' | 'clock'>, access: GiftAccess) {
  const tokenFor = (gift: ReceivedGift) => (access.kind === 'link' && gift.phoneCodeNeeded ? access.token : null);
  return giftRecipientMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => readGift(giftApi, access, signal)),
      confirm: fromPromise(({ input: { gift, body } }) => giftApi.confirm(gift.giftId, body, tokenFor(gift))),
      changeAddress: fromPromise(({ input: { gift, body } }) =>
        giftApi.changeAddress(gift.giftId, body, tokenFor(gift)),
      ),
      refuse: fromPromise(({ input: { gift, body } }) => giftApi.refuse(gift.giftId, body, tokenFor(gift))),
      ...(access.kind === 'link' && {
        sendCode: fromPromise(async () => ({ ...(await giftApi.requestCode(access.token)), sentAt: clock.now() })),
        proveCode: fromPromise<GiftProof, GiftProof>(({ input }) => prove(giftApi, access.token, input)),
      }),
    },
  });
}

/** Reads the recipient's gift. Rejects as GiftApi does, and with NOT_FOUND for one the member has sent. */
async function readGift(giftApi: Ports['giftApi'], access: GiftAccess, signal: AbortSignal): Promise<ReceivedGift> {
  if (access.kind === 'link') return giftApi.byToken(access.token, signal);
  const gift = await giftApi.get(access.giftId, signal);
  if (gift.side !== 'RECEIVE') throw commerceError('NOT_FOUND');
  return gift;
}

/** Proves the phone by the typed code; without a sent code the proof stays as it is. */
async function prove(giftApi: Ports['giftApi'], token: string, proof: GiftProof): Promise<GiftProof> {
  if (proof.kind !== 'sent') return proof;
  const { verificationId } = proof.code;
  await giftApi.proveCode(token, { verificationId, code: proof.answer });
  return { kind: 'proven', verificationId };
}

function answered(proof: GiftProof, answer: string): GiftProof {
  return proof.kind === 'sent' ? { ...proof, answer } : proof;
}
