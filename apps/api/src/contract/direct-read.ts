import { chooseLanguage, NO_CAMPAIGN } from '@dealstore/commerce-core/domain';
import { isCacheable } from '../response-cache/response-cache.ts';
import { contractOperations, type Operation } from './document.ts';
import { withRequestId } from '../http/request-id.ts';
import { answerGuest, type GuestSources } from './guest-read.ts';
import { checkAnswer, fitsParameter } from './validation.ts';

type Values = Readonly<Record<string, unknown>>;

/** A read as a client of the contract writes it, before it becomes a request. */
export interface DirectQuestion {
  /** Path as the contract writes it: `/client/v1/display/products/{productNo}`. */
  readonly path: string;
  readonly params: { readonly path?: Values | undefined; readonly query?: Values | undefined };
  /** Headers of the request it would be, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers a guest's read of the catalogue from the response cache, without a request and without JSON. The answer is
 * shared and frozen. Answers undefined for whatever has to be asked for with a request: all else, and what would be
 * refused.
 */
export type DirectRead = (question: DirectQuestion) => Promise<unknown>;

/** A caller with one of these is no plain guest: a member, or a client that says what it asks with. */
const REQUEST_ONLY = ['authorization', 'connect-type', 'phone-os'];

/** Opens the contract's cacheable reads to callers of the same process. */
export function createDirectRead(
  guests: GuestSources | null,
  { checksAnswers }: { readonly checksAnswers: boolean },
): DirectRead {
  const reads = new Map(
    contractOperations
      .filter((operation) => operation.method === 'get' && isCacheable(operation, null))
      .map((operation) => [operation.path, operation]),
  );
  return async ({ path: contractPath, params, headers }) => {
    const operation = reads.get(contractPath);
    if (guests === null || operation === undefined) return undefined;
    if (REQUEST_ONLY.some((name) => name in headers)) return undefined;
    const path = valuesOf(operation, 'path', params.path ?? {});
    const query = valuesOf(operation, 'query', params.query ?? {});
    if (path === null || query === null) return undefined;
    const language = chooseLanguage({ acceptLanguage: headers['accept-language'] ?? null });
    const question = { operation, path, query, language, platform: 'PC' as const };
    try {
      const requestId = headers['x-request-id'] ?? '';
      const call = {
        ...question,
        body: undefined,
        caller: null,
        userToken: null,
        idempotencyKey: null,
        clientAddress: 'local',
        userAgent: '',
        signal: null,
        requestId,
        giftToken: null,
        campaign: NO_CAMPAIGN,
      };
      const { answer } = await withRequestId(requestId, () => answerGuest(guests, call));
      if (checksAnswers) checkAnswer(operation, answer);
      return answer;
    } catch {
      // Refusals have words and a status: the request that is written instead earns them.
      return undefined;
    }
  };
}

/** The parameters of one place in the contract's order; null when one does not fit. */
function valuesOf(operation: Operation, place: 'path' | 'query', given: Values): Values | null {
  const values: Record<string, unknown> = {};
  for (const parameter of operation.parameters) {
    if (parameter.in !== place) continue;
    const value =
      given[parameter.name] === '' && parameter.allowEmptyValue !== true ? undefined : given[parameter.name];
    if (!fitsParameter(parameter, value)) return null;
    if (value !== undefined) values[parameter.name] = value;
  }
  return values;
}
