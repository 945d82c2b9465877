import { commerceError, type MemberNo, PICTURES_PER_FORM } from '@dealstore/commerce-core/domain';
import pLimit from 'p-limit';

/** How many pictures are taken at once. */
export interface QueueLimits {
  /** Decoded at a time: each may take 160 MB. */
  readonly decoders: number;
  /** Of one member, the one in hand included; the next is refused with TOO_MANY_REQUESTS. */
  readonly ofMember: number;
  /** Of all members; the next is refused with BUSY. */
  readonly inAll: number;
}

/** Assumed: those of one form, and 18 of 10 MB in memory. */
export const QUEUE_LIMITS: QueueLimits = { decoders: 2, ofMember: PICTURES_PER_FORM, inAll: 18 };

/** Seconds in which a member's picture is done. Assumed. */
const RETRY_AFTER_S = 5;

/** Whose picture it is, and a signal that they have given up. */
export interface Sender {
  readonly memberNo: MemberNo;
  readonly signal: AbortSignal | null;
}

/**
 * Does the work on one picture when it is its turn: one of a member at a time, members by turns. Rejects with
 * TOO_MANY_REQUESTS, with BUSY, and with ABORTED for a caller that gives up before the work has begun, which then never
 * does.
 */
export type PictureQueue = <A>(sender: Sender, work: () => Promise<A>) => Promise<A>;

/** An empty queue. */
export function createPictureQueue({ decoders, ofMember, inAll }: QueueLimits = QUEUE_LIMITS): PictureQueue {
  // Only the first of each member waits here, so a member who sends many waits as long as one who sends one.
  const decode = pLimit(decoders);
  const members = new Map<MemberNo, { readonly inTurn: ReturnType<typeof pLimit>; count: number }>();
  let count = 0;
  return async (sender, work) => {
    const member = members.get(sender.memberNo) ?? { inTurn: pLimit(1), count: 0 };
    if (member.count >= ofMember) throw commerceError('TOO_MANY_REQUESTS', { details: { retryAfter: RETRY_AFTER_S } });
    if (count >= inAll) throw commerceError('BUSY');
    members.set(sender.memberNo, member);
    member.count += 1;
    count += 1;
    try {
      return await unlessAborted(sender.signal, (begin) => member.inTurn(() => decode(() => begin(work))));
    } finally {
      member.count -= 1;
      count -= 1;
      if (member.count === 0) members.delete(sender.memberNo);
    }
  };
}

/** Rejects with ABORTED as soon as the signal says so while the work has not begun; what has begun is waited for. */
function unlessAborted<A>(
  signal: AbortSignal | null,
  inTurn: (begin: (work: () => Promise<A>) => Promise<void>) => Promise<void>,
): Promise<A> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(commerceError('ABORTED'));
    if (signal?.aborted === true) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    const begin = async (work: () => Promise<A>): Promise<void> => {
      if (signal?.aborted === true) return giveUp();
      signal?.removeEventListener('abort', giveUp);
      resolve(await work());
    };
    inTurn(begin).catch(reject);
  });
}
