import { randomUUID } from 'node:crypto';
import { reserveBody } from '../shop/order-shop.ts';

/** What came of an order: its number as it was acknowledged. */
export interface WrittenOrder {
  readonly key: string;
  readonly orderNo: string;
}

/** Many members who order one after the other and never give up on an order they have begun. */
export interface Writers {
  readonly written: readonly WrittenOrder[];
  /** Answers that were neither good nor a plea to come again, each once. */
  readonly faults: ReadonlySet<string>;
  /** How often a call was not answered at all, and how often it was asked to come again. */
  readonly unanswered: () => number;
  readonly sentAway: () => number;
  /** Resolves once so many more orders have been acknowledged. */
  more(count: number): Promise<void>;
  /** Lets each finish the order in hand. */
  stop(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Points that no writer comes to the end of. */
export const POINTS_TO_WRITE = 1_000_000_000;

/**
 * Sets one writer to work for each bearer; a member who pays by points at once, for of unpaid orders there may be few.
 */
export function startWriters(url: string, bearers: readonly string[]): Writers {
  const written: WrittenOrder[] = [];
  const faults = new Set<string>();
  const waiting: { readonly at: number; readonly resolve: () => void }[] = [];
  let [unanswered, sentAway] = [0, 0];
  const stopping = new AbortController();

  const ask = async (bearer: string, path: string, key: string, body: object): Promise<Reply | null> => {
    try {
      const response = await fetch(`${url}/api/client/v1/customer${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      unanswered += 1;
      return null;
    }
  };
  /** Repeats a call with its key until it is answered; null when the answer is a fault. */
  const insist = async (bearer: string, path: string, key: string, body: object): Promise<Reply['body'] | null> => {
    for (;;) {
      const reply = await ask(bearer, path, key, body);
      if (reply !== null && reply.status < 300) return reply.body;
      // On a fast machine one writer comes to what the contract allows in a minute.
      const isBusy =
        reply?.status === 503 || reply?.status === 429 || reply?.body['code'] === 'IDEMPOTENCY_IN_PROGRESS';
      if (isBusy) sentAway += 1;
      else if (reply !== null) {
        faults.add(`${reply.status} ${JSON.stringify(reply.body['code'])}`);
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const write = async (bearer: string, index: number): Promise<void> => {
    for (let turn = index; !stopping.signal.aborted; turn += 1) {
      const productNo = (turn % 10) + 1;
      const line = { productNo, optionNo: productNo * 10, orderCnt: 1 };
      const sheet = await insist(bearer, '/order/direct', randomUUID(), { products: [line] });
      if (sheet === null) continue;
      const key = randomUUID();
      const path = `/order/sheets/${String(sheet['orderSheetNo'])}/reserve`;
      const order = await insist(bearer, path, key, reserveBody(0, { subPayAmt: 10_000 }));
      if (order === null) continue;
      written.push({ key, orderNo: String(order['orderNo']) });
      while ((waiting[0]?.at ?? Number.POSITIVE_INFINITY) <= written.length) waiting.shift()?.resolve();
    }
  };
  const work = Promise.all(bearers.map(write));
  return {
    written,
    faults,
    unanswered: () => unanswered,
    sentAway: () => sentAway,
    more: (count) => new Promise((resolve) => waiting.push({ at: written.length + count, resolve })),
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}
