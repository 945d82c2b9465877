import { assign, emit, fromPromise, setup } from 'xstate';
import { commerceError, isCommerceError } from '../error/commerce-error.ts';
import type { Ports } from '../ports.ts';
import type { GiftId, VerificationId } from '../value/identifiers.ts';
import type { GiftAddressRequest, GiftConfirmation, ReceivedGift } from './gift-record.ts';
import {
  addressOf,
  addressProblemsOf,
  changed,
  confirmationOf,
  errorOf,
  type GiftAccess,
  giftOf,
  type GiftRecipientContext,
  type GiftRecipientEmittedEvent,
  type GiftRecipientEvent,
  type GiftRecipientInput,
  hasChoice,
  isAccepted,
  isMoved,
  isWithheld,
  known,
  mayDo,
  mustProve,
  NOTHING_SAID,
  type SentGiftCode,
  tokenOf,
} from './gift-recipient-context.ts';

const empty = (slot: string) => () => Promise.reject(new Error(`the gift recipient machine's slot "${slot}" is empty`));

/** What a call changes an accepted gift with, and whose it is. */
interface Asked<Said> {
  readonly giftId: GiftId;
  readonly token: string | null;
  readonly said: Said;
}

const BACK = [
  { guard: 'hasChoice', target: 'choosing', actions: 'forgive' },
  { target: 'deciding', actions: 'forgive' },
] as const;
const TO_ADDRESS = [
  { guard: 'mustProve', target: 'proving', actions: 'forgive' },
  { target: 'addressing', actions: 'forgive' },
] as const;
const MOVED = { guard: 'isMoved', target: 'loading', actions: 'remember' } as const;
const UNPROVEN = { guard: 'isUnproven', target: 'proving', actions: ['remember', 'dropProof'] } as const;

/**
 * A gift as its recipient sees it: waiting → choosing → proving → addressing → accepted, or refused; an accepted gift goes
 * through proving and addressing again to correct its address. What may be done is the server's word, which follows
 * GIFT_STEPS; nothing but a press of the recipient moves a gift. Source: Spec §2, §7; Assumed: its order.
 */
export const giftRecipientMachine = setup({
  types: {
    context: {} as GiftRecipientContext,
    events: {} as GiftRecipientEvent,
    emitted: {} as GiftRecipientEmittedEvent,
    input: {} as GiftRecipientInput,
  },
  actors: {
    load: fromPromise<ReceivedGift, { access: GiftAccess }>(empty('load')),
    sendCode: fromPromise<SentGiftCode, { token: string }>(empty('sendCode')),
    proveCode: fromPromise<void, { token: string; verificationId: VerificationId; code: string }>(empty('proveCode')),
    confirm: fromPromise<ReceivedGift, Asked<GiftConfirmation>>(empty('confirm')),
    changeAddress: fromPromise<ReceivedGift, Asked<GiftAddressRequest>>(empty('changeAddress')),
    refuse: fromPromise<void, Asked<string>>(empty('refuse')),
  },
  actions: {
    forgive: assign({ error: null }),
    remember: assign({ error: ({ event }) => errorOf(event) }),
    forget: assign({ gift: null }),
    dropProof: assign({ verificationId: null }),
    keepSendersOption: assign({ optionNo: null }),
    choose: assign({ optionNo: ({ context, event }) => (event.type === 'choose' ? event.optionNo : context.optionNo) }),
    applyChange: assign(({ context, event }) => (event.type === 'change' ? changed(context, event.place) : {})),
    showProblems: assign({ isAsked: true, problems: ({ context }) => addressProblemsOf(context) }),
    tellIncomplete: emit(({ context }) => ({
      type: 'incomplete' as const,
      problem: addressProblemsOf(context)[0] ?? 'receiver-name',
    })),
    tellRefused: emit({ type: 'refused' }),
  },
  guards: {
    isKnown: ({ context }) => context.gift !== null,
    mayConfirm: ({ context }) => mayDo(context, 'CONFIRM'),
    mayRefuse: ({ context }) => mayDo(context, 'REFUSE'),
    isAddressFixed: ({ context }) => !mayDo(context, 'CHANGE_ADDRESS'),
    isWithheld: ({ context }) => mayDo(context, 'CONFIRM') && isWithheld(context),
    isAccepted: ({ context }) => isAccepted(context),
    hasChoice: ({ context }) => hasChoice(context),
    hasCode: ({ context }) => context.code !== null,
    mustProve: ({ context }) => mustProve(context),
    isIncomplete: ({ context }) => addressProblemsOf(context).length > 0,
    isGone: ({ event }) => isCommerceError(errorOf(event), 'NOT_FOUND', 'INVALID_REQUEST'),
    isMoved: ({ event }) => isMoved(errorOf(event)),
    isUnproven: ({ event }) => isCommerceError(errorOf(event), 'CERTIFICATION_REQUIRED'),
    isOptionGone: ({ context, event }) => isCommerceError(errorOf(event), 'SOLD_OUT') && hasChoice(context),
  },
}).createMachine({
  id: 'giftRecipient',
  context: ({ input }) => ({
    ...NOTHING_SAID,
    input,
    gift: null,
    ...(input.gift !== null && known(NOTHING_SAID, input.gift)),
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isKnown', target: 'deciding' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ access: context.input.access }),
        onDone: { target: 'deciding', actions: assign(({ context, event }) => known(context, event.output)) },
        onError: [
          {
            guard: 'isGone',
            target: 'ended',
            actions: ['remember', 'forget'],
          },
          { guard: 'isKnown', target: 'deciding', actions: 'remember' },
          { target: 'failed', actions: 'remember' },
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
        accept: [{ guard: 'hasChoice', target: 'choosing', actions: 'forgive' }, ...TO_ADDRESS],
        refuse: { guard: 'mayRefuse', target: 'refusing', actions: 'forgive' },
        look: { target: 'loading', actions: 'forgive' },
      },
    },
    withheld: { on: { look: { target: 'loading', actions: 'forgive' } } },
    choosing: {
      on: {
        choose: { actions: ['choose', 'forgive'] },
        next: TO_ADDRESS,
        back: { target: 'deciding', actions: 'forgive' },
      },
    },
    proving: {
      on: {
        sendCode: { target: 'sendingCode', actions: 'forgive' },
        back: BACK,
      },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ token: tokenOf(context) ?? '' }),
        onDone: { target: 'answering', actions: assign({ code: ({ event }) => event.output }) },
        onError: [
          MOVED,
          { guard: 'hasCode', target: 'answering', actions: 'remember' },
          { target: 'proving', actions: 'remember' },
        ],
      },
    },
    answering: {
      on: {
        answerCode: { target: 'checkingCode', actions: 'forgive' },
        sendCode: { target: 'sendingCode', actions: 'forgive' },
        forgive: { actions: 'forgive' },
        back: BACK,
      },
    },
    checkingCode: {
      tags: 'busy',
      invoke: {
        src: 'proveCode',
        input: ({ context, event }) => ({
          token: tokenOf(context) ?? '',
          verificationId: context.code?.verificationId ?? '',
          code: event.type === 'answerCode' ? event.code : '',
        }),
        onDone: {
          target: 'addressing',
          actions: assign({ verificationId: ({ context }) => context.code?.verificationId ?? null, code: null }),
        },
        onError: [MOVED, { target: 'answering', actions: 'remember' }],
      },
    },
    addressing: {
      on: {
        change: { actions: 'applyChange' },
        submit: [
          { guard: 'isIncomplete', actions: ['showProblems', 'tellIncomplete'] },
          { guard: 'mayConfirm', target: 'confirming', actions: 'forgive' },
          { target: 'correcting', actions: 'forgive' },
        ],
        back: BACK,
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ context }) => asked(context, confirmationOf(context)),
        onDone: {
          target: 'accepted',
          actions: [
            assign(({ context, event }) => known(context, event.output)),
            emit(({ event }) => ({ type: 'accepted' as const, gift: event.output })),
          ],
        },
        onError: [
          UNPROVEN,
          {
            guard: 'isOptionGone',
            target: 'choosing',
            actions: ['remember', 'keepSendersOption'],
          },
          MOVED,
          { target: 'addressing', actions: 'remember' },
        ],
      },
    },
    correcting: {
      tags: 'busy',
      invoke: {
        src: 'changeAddress',
        input: ({ context }) => asked(context, addressOf(context)),
        onDone: {
          target: 'accepted',
          actions: [
            assign(({ context, event }) => known(context, event.output)),
            emit(({ event }) => ({ type: 'corrected' as const, gift: event.output })),
          ],
        },
        onError: [UNPROVEN, MOVED, { target: 'addressing', actions: 'remember' }],
      },
    },
    refusing: {
      tags: 'busy',
      invoke: {
        src: 'refuse',
        input: ({ context, event }) => asked(context, event.type === 'refuse' ? event.message : ''),
        onDone: { target: 'refused', actions: 'tellRefused' },
        onError: [MOVED, { target: 'waiting', actions: 'remember' }],
      },
    },
    accepted: {
      on: {
        changeAddress: [{ guard: 'isAddressFixed', actions: 'forgive' }, ...TO_ADDRESS],
        look: { target: 'loading', actions: 'forgive' },
      },
    },
    refused: { type: 'final' },
    ended: { type: 'final' },
    failed: { on: { retry: { target: 'loading', actions: 'forgive' } } },
  },
});

/** The gift recipient machine with its slots filled from the ports. */
export function createGiftRecipientMachine({ giftApi, clock }: Pick<Ports, 'giftApi' | 'clock'>) {
  return giftRecipientMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => readGift(giftApi, input.access, signal)),
      sendCode: fromPromise(async ({ input }) => {
        const sent = await giftApi.requestCode(input.token);
        return { ...sent, sentAt: clock.now() };
      }),
      proveCode: fromPromise(({ input: { token, ...answer } }) => giftApi.proveCode(token, answer)),
      confirm: fromPromise(({ input: { giftId, said, token } }) => giftApi.confirm(giftId, said, token)),
      changeAddress: fromPromise(({ input: { giftId, said, token } }) => giftApi.changeAddress(giftId, said, token)),
      refuse: fromPromise(({ input: { giftId, said, token } }) => giftApi.refuse(giftId, said, token)),
    },
  });
}

/** Reads the gift a recipient comes to. Rejects as GiftApi does, and with NOT_FOUND for one the member has sent. */
async function readGift(giftApi: Ports['giftApi'], access: GiftAccess, signal: AbortSignal): Promise<ReceivedGift> {
  if (access.kind === 'link') return giftApi.byToken(access.token, signal);
  const gift = await giftApi.get(access.giftId, signal);
  if (gift.side !== 'RECEIVE') throw commerceError('NOT_FOUND');
  return gift;
}

function asked<Said>(context: GiftRecipientContext, said: Said): Asked<Said> {
  return { giftId: giftOf(context).giftId, token: giftOf(context).phoneCodeNeeded ? tokenOf(context) : null, said };
}
