import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { PHONE_CODE_LENGTH } from '@dealstore/commerce-core/domain';

/** Random bits of a token or one-time code: 256. Assumed: ASVS 11.5.1 asks for 128 or more. */
const SECRET_BYTES = 32;

/** A new opaque token or one-time code, 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Digest under which a secret is stored, so that a stolen table opens nothing. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * A secret that follows from another one and a salt, so that it can be derived again without being stored. RFC 2104.
 */
export function deriveSecret(secret: string, salt: string): string {
  return createHmac('sha256', salt).update(secret).digest('base64url');
}

/** A new code for a phone: 6 digits, each as likely as the other. */
export function newMessageCode(): string {
  return String(randomInt(10 ** PHONE_CODE_LENGTH)).padStart(PHONE_CODE_LENGTH, '0');
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSameSecret(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(digest(left)), Buffer.from(digest(right)));
}

/** Whether a verifier belongs to an S256 challenge. RFC 7636 §4.6. */
export function provesChallenge(verifier: string, challenge: string): boolean {
  return isSameSecret(digest(verifier), challenge);
}
