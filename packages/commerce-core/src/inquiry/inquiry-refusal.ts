import type { Refusal } from '../error/refusal.ts';
import { textRefusal } from '../error/text-refusal.ts';
import { INQUIRY_LENGTH, INQUIRY_TITLE_LENGTH, ASKED_INQUIRY_TYPES, SERVICE_INQUIRY_TYPES } from './inquiry.ts';

const SERVICE_TYPES: readonly string[] = Object.values(SERVICE_INQUIRY_TYPES).flat();
const ASKED_TYPES: readonly string[] = ASKED_INQUIRY_TYPES;

/**
 * Why a question about a product is not taken; null when it is. The first field that is wrong is the one that is told.
 */
export function productQuestionRefusal({
  type,
  content,
}: {
  readonly type: string;
  readonly content: string;
}): Refusal | null {
  return typeRefusal(type, ASKED_TYPES) ?? textRefusal('content', content, INQUIRY_LENGTH);
}

/** Why a question to the shop is not taken; null when it is. The first field that is wrong is the one that is told. */
export function serviceQuestionRefusal({
  type,
  title,
  content,
}: {
  readonly type: string;
  readonly title: string;
  readonly content: string;
}): Refusal | null {
  return (
    typeRefusal(type, SERVICE_TYPES) ??
    textRefusal('title', title, INQUIRY_TITLE_LENGTH) ??
    textRefusal('content', content, INQUIRY_LENGTH)
  );
}

function typeRefusal(type: string, types: readonly string[]): Refusal | null {
  return types.includes(type) ? null : { code: 'INVALID_REQUEST', details: { place: 'body/type', rule: 'enum' } };
}
