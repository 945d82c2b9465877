import { getNextSnapshot, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { CommerceErrorCode } from '../../error/catalogue.ts';
import { commerceError, isCommerceError } from '../../error/commerce-error.ts';
import { giftRecipientMachine } from '../../gift/gift-recipient.machine.ts';
import type { GiftRecipientContext } from '../../gift/gift-recipient-context.ts';
import type { ReceivedGift } from '../../gift/gift-record.ts';
import type { OptionNo } from '../../value/identifiers.ts';
import { epochMs } from '../../value/time.ts';
import { receivedGift } from '../gift-rows.ts';

type Snapshot = SnapshotFrom<typeof giftRecipientMachine>;

/** One thing said or answered on the way, and where it leads. */
export interface GiftStep {
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string; readonly code?: CommerceErrorCode };
  readonly state: string;
  /** The code of what was refused last; null when nothing was. */
  readonly refusal: string | null;
}

/** A way through the machine that ends with an answer of the shop. */
export interface GiftPath {
  readonly name: string;
  readonly steps: readonly GiftStep[];
}

/** The shortest path to each answer a shop gives the recipient of a gift whose option is open. */
export function giftPaths(): readonly GiftPath[] {
  const paths = getShortestPaths(giftRecipientMachine, {
    input: { gift: OPEN },
    events: ((snapshot: Snapshot) => (snapshot.hasTag('busy') ? answersTo(snapshot) : REPLIES)) as never,
    serializeState: ((snapshot: Snapshot, event: GiftStep['event'] | undefined) => keyOf(snapshot, event)) as never,
    limit: 100_000,
  }).map(({ steps, state }) => {
    const walked = steps.slice(1).map(({ event, state: seen }) => stepOf(event as GiftStep['event'], seen));
    // Where a refusal has the gift read again, the path ends with what is read.
    const [read] = state.value === 'loading' && refusalIn(state.context) !== null ? answersTo(state) : [];
    return read === undefined
      ? walked
      : [...walked, stepOf(read, getNextSnapshot(giftRecipientMachine, state, read as never))];
  });
  const byAnswer = new Map<string, GiftPath>();
  for (const steps of paths) {
    const last = steps.at(-1);
    const isEnd = last?.event.type.startsWith('xstate.') === true && last.state !== 'loading';
    const name = steps.map(nameOf).join(' → ');
    const recentSteps = steps.slice(steps.findLastIndex(({ event }) => !event.type.startsWith('xstate.')) + 1);
    const key = JSON.stringify([last?.state, recentSteps.map(({ event: { type, code } }) => [type, code])]);
    if (isEnd && !byAnswer.has(key)) byAnswer.set(key, { name, steps });
  }
  return [...byAnswer.values()];
}

/** The code of what was refused last; null when nothing was. */
export function refusalIn({ error }: Pick<GiftRecipientContext, 'error'>): string | null {
  return isCommerceError(error) ? error.code : null;
}

const option = (optionNo: OptionNo) => ({ optionNo, optionName: '', optionValue: String(optionNo), soldOut: false });

const OPEN = receivedGift({ optionOpen: true, optionNo: 30, options: [option(30), option(32)] });
const CONFIRMED: ReceivedGift = { ...OPEN, status: 'CONFIRMED', nextActions: ['CHANGE_ADDRESS'], options: [] };
const PREPARED: ReceivedGift = { ...CONFIRMED, nextActions: [] };
const CODE = { verificationId: 'v', expiresAt: '', resendableAt: '', sentAt: epochMs(0) };
const PROVEN = { kind: 'proven', verificationId: 'v' };

/** What a recipient says, wherever they are; what a code is right or wrong for is decided by its answer. */
const REPLIES: readonly GiftStep['event'][] = [
  { type: 'accept' },
  { type: 'refuse', message: '마음만 받을게요' },
  { type: 'choose', optionNo: 32 },
  { type: 'next' },
  { type: 'back' },
  { type: 'sendCode' },
  { type: 'answerCode', code: undefined as never },
  { type: 'change', place: { receiverZipCd: '06236', receiverAddress: '서울특별시 강남구 가상로 1' } },
  { type: 'submit' },
  { type: 'changeAddress' },
  { type: 'refresh' },
];

const done = (state: string, output?: unknown): GiftStep['event'] => ({
  type: `xstate.done.actor.0.giftRecipient.${state}`,
  ...(output !== undefined && { output }),
});
const failed = (state: string, ...codes: readonly CommerceErrorCode[]): readonly GiftStep['event'][] =>
  codes.map((code) => ({
    type: `xstate.error.actor.0.giftRecipient.${state}`,
    code,
    error: commerceError(code),
  }));

/** What a shop answers the call of a state. */
function answersTo({ value, context }: Snapshot): readonly GiftStep['event'][] {
  const isWaiting = context.gift.status === 'WAITING_ADDRESS';
  const gone = isWaiting ? (['NOT_FOUND'] as const) : [];
  const code = refusalIn(context);
  switch (value) {
    case 'loading':
      if (code === 'NOT_FOUND') return failed('loading', 'NOT_FOUND');
      if (code === 'STATE_CONFLICT') return [done('loading', isWaiting ? CONFIRMED : PREPARED)];
      return [done('loading', context.gift), ...failed('loading', 'NETWORK', ...gone)];
    case 'sendingCode': {
      const soon = context.proof.kind === 'none' ? [] : (['TOO_MANY_REQUESTS'] as const);
      return [done('sendingCode', CODE), ...failed('sendingCode', 'NETWORK', ...soon, ...gone)];
    }
    case 'checkingCode':
      return [done('checkingCode', PROVEN), ...failed('checkingCode', 'CODE_MISMATCH', 'NETWORK', ...gone)];
    case 'confirming': {
      const sold = context.optionNo === null ? [] : (['SOLD_OUT'] as const);
      const refusals = failed('confirming', 'CERTIFICATION_REQUIRED', 'STATE_CONFLICT', 'NETWORK', ...sold, ...gone);
      return [done('confirming', CONFIRMED), ...refusals];
    }
    case 'correcting':
      return [
        done('correcting', CONFIRMED),
        ...failed('correcting', 'CERTIFICATION_REQUIRED', 'STATE_CONFLICT', 'NETWORK'),
      ];
    case 'refusing':
      return [done('refusing'), ...failed('refusing', 'NETWORK', ...gone)];
    default:
      return [];
  }
}

/** A way that was cut, or refused, is another one than the same without. */
function keyOf({ value, context }: Snapshot, event: GiftStep['event'] | undefined): string {
  const { gift, optionNo, proof, place } = context;
  const last = event?.type.startsWith('xstate.') ? [event.type, event.code] : [];
  const facts = [gift.status, gift.nextActions, optionNo, proof.kind, place.receiverZipCd];
  return JSON.stringify([value, facts, refusalIn(context), last]);
}

function stepOf(event: GiftStep['event'], { value, context }: Snapshot): GiftStep {
  return { event, state: String(value), refusal: refusalIn(context) };
}

function nameOf({ event: { type, code } }: GiftStep): string {
  if (!type.startsWith('xstate.')) return type;
  return code === undefined ? 'ok' : code;
}
