import { type Brand, brand } from '../value/brand.ts';

/** What a screen does about an error. Spec §8; the six words are Assumed. */
export type Reaction = 'ignore' | 'toast' | 'alert' | 'end-session' | 'ask-login' | 'wrong-page';

/** Key of a sentence the storefront keeps in each language; without one the server's message is shown. Spec §8. */
export type ErrorText =
  | 'benefit-coupon-exceeded'
  | 'points-insufficient'
  | 'login-required'
  | 'session-expired'
  | 'response-invalid'
  | 'no-answer'
  | 'loading-failed';

/** What one code means to us; `status` is the HTTP status the backend sends it with, null when no backend sends it. */
export interface CatalogueEntry {
  readonly reaction: Reaction;
  readonly status: number | null;
  readonly text?: ErrorText;
}

/** A code that leaves only a blank line in the log; the screen still ends its loading state. */
function silent(status: number): { readonly reaction: 'ignore'; readonly status: number } {
  return { reaction: 'ignore', status };
}

/** A code whose own message, from the server, is shown for a moment. */
function toast(status: number): { readonly reaction: 'toast'; readonly status: number } {
  return { reaction: 'toast', status };
}

/** What each code makes us do. Spec §8; HTTP statuses and the codes in words are Assumed. */
export const CATALOGUE = {
  // Spec §8: only logged
  EVEC0002: silent(409),
  EVEC0003: silent(403),
  B0008: silent(409),
  AU20: silent(401),
  EV02: silent(409),
  EV03: silent(409),
  EV04: silent(409),
  EV05: silent(409),
  EV06: silent(409),
  EV07: silent(409),
  EV08: silent(409),
  EV09: silent(409),
  EV10: silent(409),
  EV11: silent(409),
  EV12: silent(409),
  C1026: silent(409),
  C0021: silent(404),
  // Spec §8: the session is over
  A401: { reaction: 'end-session', status: 401 },
  AU17: { reaction: 'end-session', status: 401 },
  AU99: { reaction: 'end-session', status: 401 },
  // Spec §8: said aloud
  AU99_ERR: { reaction: 'toast', status: 401, text: 'login-required' },
  MB03: { reaction: 'alert', status: 409, text: 'benefit-coupon-exceeded' },
  MB08: { reaction: 'alert', status: 409, text: 'benefit-coupon-exceeded' },
  MB04: { reaction: 'alert', status: 409, text: 'points-insufficient' },
  // Assumed: who asks, and for what
  INVALID_REQUEST: toast(400),
  FORBIDDEN_ORIGIN: toast(403),
  ADULT_ONLY: { reaction: 'ask-login', status: 403 },
  TELECOM_ONLY: { reaction: 'ask-login', status: 403 },
  NOT_FOUND: { reaction: 'wrong-page', status: 404 },
  METHOD_NOT_ALLOWED: toast(405),
  TERMS_REQUIRED: toast(409),
  VERIFICATION_FAILED: toast(422),
  CODE_MISMATCH: toast(422),
  CODE_EXPIRED: toast(409),
  PHONE_TAKEN: toast(409),
  CONSENT_REQUIRED: toast(409),
  CERTIFICATION_REQUIRED: toast(403),
  OPEN_ORDERS: toast(409),
  // Assumed: goods, money and state have moved on
  SOLD_OUT: toast(409),
  STOCK_SHORT: toast(409),
  NOT_ON_SALE: toast(409),
  PURCHASE_LIMIT: toast(409),
  UNPAID_LIMIT: toast(409),
  GIFT_LIMIT: toast(409),
  WISH_LIMIT: toast(409),
  NOT_REVIEWABLE: toast(409),
  REVIEW_PHOTO_NEEDED: toast(409),
  PRICE_CHANGED: toast(409),
  COUPON_UNUSABLE: toast(409),
  COUPON_EXHAUSTED: toast(409),
  COUPON_EXPIRED: toast(409),
  STATE_CONFLICT: toast(409),
  PAYMENT_DECLINED: toast(402),
  // Assumed: how it was asked
  IDEMPOTENCY_KEY_REQUIRED: toast(400),
  IDEMPOTENCY_IN_PROGRESS: toast(409),
  IDEMPOTENCY_MISMATCH: toast(422),
  PAYLOAD_TOO_LARGE: toast(413),
  UNSUPPORTED_MEDIA_TYPE: toast(415),
  FILE_TYPE_UNSUPPORTED: toast(415),
  FILE_TOO_LARGE: toast(413),
  FILE_PIXELS_EXCEEDED: toast(422),
  FILE_BROKEN: toast(422),
  TOO_MANY_REQUESTS: toast(429),
  INTERNAL: toast(500),
  BUSY: toast(503),
  // Assumed: what happens on our side of the wire
  NETWORK: { reaction: 'toast', status: null, text: 'no-answer' },
  TIMEOUT: { reaction: 'toast', status: null, text: 'no-answer' },
  RESPONSE_INVALID: { reaction: 'toast', status: null, text: 'response-invalid' },
  ABORTED: { reaction: 'ignore', status: null },
  SESSION_CHANGED: { reaction: 'ignore', status: null },
  REFRESH_FAILED: { reaction: 'toast', status: null, text: 'session-expired' },
  CHUNK_FAILED: { reaction: 'alert', status: null, text: 'loading-failed' },
} as const satisfies Record<string, CatalogueEntry>;

/** A code the house knows. Spec §8 and our own. */
export type CommerceErrorCode = keyof typeof CATALOGUE;

/** A code of a newer backend that this version does not know: it is kept as it came, and its message is shown. */
export type UnknownErrorCode = Brand<string, 'UnknownErrorCode'>;

/** Any code an error may have. */
export type AnyErrorCode = CommerceErrorCode | UnknownErrorCode;

/** What an unknown code makes us do: show the server's message. Spec §8. */
export const UNKNOWN_ENTRY: CatalogueEntry = { reaction: 'toast', status: null };

/** Whether the house knows a code. Spec §8. */
export function isErrorCode(code: string): code is CommerceErrorCode {
  return Object.hasOwn(CATALOGUE, code);
}

/** Takes a code as it came over the wire: one of the house's, or one that is unknown. */
export function errorCodeOf(code: string): AnyErrorCode {
  return isErrorCode(code) ? code : brand<UnknownErrorCode>(code);
}

/** Looks a code up; an unknown one is shown with the server's message. Spec §8. */
export function catalogueEntry(code: string): CatalogueEntry {
  return isErrorCode(code) ? CATALOGUE[code] : UNKNOWN_ENTRY;
}
