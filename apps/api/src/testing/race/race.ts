import { isCommerceError } from '@dealstore/commerce-core/domain';
import type pg from 'pg';
import { fieldOf } from '../../database/stored-json.ts';

/** Codes of answers with how often each came; `ok` for a good one. */
export function tally(answers: readonly { readonly code: string | null }[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code ?? 'ok'] = (counts[code ?? 'ok'] ?? 0) + 1;
  return counts;
}

/** Repeats a call while it is answered BUSY or IDEMPOTENCY_IN_PROGRESS, as a client does. */
export async function retryWhileBusy<A>(call: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await call().catch((error: unknown) => {
      if (isCommerceError(error, 'BUSY')) return { code: 'BUSY' } as const;
      throw error;
    });
    const isBusy = fieldOf(answer, 'code') === 'BUSY' || fieldOf(answer, 'code') === 'IDEMPOTENCY_IN_PROGRESS';
    if (!isBusy) return answer as A;
  }
}

/** Asks about a payment as a page does: again while it is busy, or the payment undecided. */
export async function untilSettled<A extends { readonly body: { readonly result: string } }>(
  ask: () => Promise<A>,
): Promise<A> {
  for (;;) {
    const answer = await retryWhileBusy(ask);
    if (answer.body.result !== 'PENDING') return answer;
  }
}

/** Prepares something many times, ten at once, so that only the race itself competes for connections. */
export async function prepare<A>(count: number, make: (index: number) => Promise<A>): Promise<readonly A[]> {
  const made: A[] = [];
  for (let from = 0; from < count; from += 10) {
    const some = numbers(Math.min(10, count - from)).map((place) => retryWhileBusy(() => make(from + place - 1)));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

/** The whole numbers from 1. */
export function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Deadlocks of this database so far. */
export async function deadlocks(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
