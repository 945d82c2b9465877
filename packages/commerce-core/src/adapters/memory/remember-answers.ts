import { commerceError } from '../../error/commerce-error.ts';
import { isIdempotencyKey } from '../../platform/idempotency-key.ts';

/** Runs an effect once a key; a repeated call gets the first answer, another body is refused. */
export type RememberedCall<Answer> = (key: string, body: unknown, effect: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps the first answer under each idempotency key; a rejected effect, or an answer that leaves no trace, is
 * forgotten. Rejects with INVALID_REQUEST for what is no key, and with IDEMPOTENCY_MISMATCH when the key comes with
 * another body.
 */
export function rememberAnswers<Answer>(leavesTrace: (answer: Answer) => boolean = () => true): RememberedCall<Answer> {
  const kept = new Map<string, { readonly body: string; readonly answer: Promise<Answer> }>();
  return async (key, body, effect) => {
    if (!isIdempotencyKey(key)) throw commerceError('INVALID_REQUEST', { details: { place: 'Idempotency-Key' } });
    const text = JSON.stringify(body);
    const known = kept.get(key);
    if (known !== undefined) {
      if (known.body !== text) throw commerceError('IDEMPOTENCY_MISMATCH');
      return known.answer;
    }
    const answer = effect();
    kept.set(key, { body: text, answer });
    try {
      if (!leavesTrace(await answer)) kept.delete(key);
    } catch (error) {
      kept.delete(key);
      throw error;
    }
    return answer;
  };
}
