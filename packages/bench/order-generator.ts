/**
 * Places orders over HTTP from a process of its own: reads its task as JSON from stdin, writes what it took to stdout.
 */
import { text } from 'node:stream/consumers';
import { type Option, type OrderTarget, placeOrder } from './place-order.ts';
import { type Pace, repeat } from './work.ts';

/** The input of a generator. */
export interface GeneratorTask {
  readonly origin: string;
  readonly bearers: readonly string[];
  readonly options: readonly Option[];
  readonly pace: Pace;
}

/** What a generator answers. */
export interface GeneratorResult {
  readonly wallMs: number;
  /** Times of the single orders in ms, ascending. */
  readonly times: readonly number[];
}

const { origin, bearers, options, pace }: GeneratorTask = JSON.parse(await text(process.stdin));
const target: OrderTarget = {
  origin,
  send: (request) => fetch(request),
  approve: async (key) => {
    const response = await fetch(`${origin}/sandbox/payment/${key}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ card: 'approve' }),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    if (response.status !== 303) throw new Error(`the payment window answered ${response.status}`);
  },
};
const { wallMs, times } = await repeat(pace, async (index) => {
  const [bearer, option] = [bearers[index % bearers.length], options[index % options.length]];
  if (bearer !== undefined && option !== undefined) await placeOrder(target, bearer, option);
});
process.stdout.write(JSON.stringify({ wallMs, times } satisfies GeneratorResult));
