import { commerceError } from '../../error/commerce-error.ts';
import { isIdempotencyKey } from '../../platform/idempotency-key.ts';

/** Runs an effect once a key; a repeated call gets the first answer, another body is refused. */
export type RememberedCall<Answer> = (key: string, body: unknown, effect: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps the first answer under each idempotency key; a rejected effect, or an answer that leaves no trace, is
 * forgotten. Rejects with INVALID_REQUEST for an invalid key, and with IDEMPOTENCY_MISMATCH when the key comes with
 * another body.
 */
export function rememberAnswers<Answer>(leavesTrace: (answer: Answer) => boolean = () => true): RememberedCall<Answer> {
  const answers = new Map<string, { readonly body: string; readonly answer: Promise<Answer> }>();
  return async (key, body, effect) => {
    if (!isIdempotencyKey(key)) throw commerceError('INVALID_REQUEST', { details: { place: 'Idempotency-Key' } });
    const text = JSON.stringify(body);
    const entry = answers.get(key);
    if (entry !== undefined) {
      if (entry.body !== text) throw commerceError('IDEMPOTENCY_MISMATCH');
      return entry.answer;
    }
    const answer = effect();
    answers.set(key, { body: text, answer });
    try {
      if (!leavesTrace(await answer)) answers.delete(key);
    } catch (error) {
      answers.delete(key);
      throw error;
    }
    return answer;
  };
}
