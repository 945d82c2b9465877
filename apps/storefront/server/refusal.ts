import { catalogueEntry, type ErrorCode } from '@dealstore/commerce-core/domain';
import { json } from './answers.ts';
import type { Refusal } from './backend-auth.ts';
import type { HostOptions } from './host-options.ts';
import type { Visitor } from './visitor.ts';

/** Statuses of codes that only the web host answers; the catalogue has those of the backend. Assumed. */
const OWN_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = { SESSION_CHANGED: 409 };

/** Refuses in the shape of the contract's error body and in the language of whoever asks. Spec §8; body assumed. */
export type Refuse = (visitor: Visitor, code: ErrorCode, cookies?: readonly string[]) => Response;

/** The refusals of a host; its sentences are the backend's, so that a code is said in one way. */
export function createRefuse({ errorMessage }: Pick<HostOptions, 'errorMessage'>): Refuse {
  return (visitor, code, cookies = []) => {
    const status = OWN_STATUS[code] ?? catalogueEntry(code).status ?? 500;
    const message = errorMessage(code, visitor.language);
    return json(status, { code, message, requestId: visitor.requestId }, cookies);
  };
}

/** Tells whoever used a wrong method which ones there are (RFC 9110 §15.5.6). */
export function withAllow(refusal: Response, methods: readonly string[]): Response {
  refusal.headers.set('allow', methods.join(', '));
  return refusal;
}

/** Hands on what the backend refused, in its own words. */
export function refusedBy(refusal: Refusal, visitor: Visitor, cookies: readonly string[] = []): Response {
  const { status, code, message } = refusal;
  return json(status, { code, message, requestId: visitor.requestId }, cookies);
}
