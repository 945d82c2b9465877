const REASONS = ['ask-login', 'session-expired', 'session-ended'] as const;

/** Why the host redirected to this document; shown once. Spec §4. */
export type RedirectReason = (typeof REASONS)[number];

/** Whether the value of a cookie is a reason. */
export function isRedirectReason(value: string | null): value is RedirectReason {
  return REASONS.some((reason) => reason === value);
}
