import { commerceError } from '@dealstore/commerce-core/domain';

/** A place in a list that is sorted by an instant, then by a number. */
export interface InstantPlace {
  readonly at: Date;
  readonly no: number;
}

/** Milliseconds since 1970 and a number, both exact in JavaScript. */
const INSTANT_PLACE = /^(\d{1,15})\.(\d{1,15})$/;

/** Writes the parts of a place in a list as one opaque word. */
export function writeCursor(...parts: readonly (string | number)[]): string {
  return Buffer.from(parts.join('.'), 'latin1').toString('base64url');
}

/** Reads the parts of a cursor back. Rejects with INVALID_REQUEST what `writeCursor` has not written in this form. */
export function readCursor(cursor: string, form: RegExp): readonly string[] {
  const match = form.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (match === null || writeCursor(match[0]) !== cursor) throw invalidCursor();
  return match.slice(1);
}

/** Writes a place in a list that is sorted by an instant, then by a number. */
export function writeInstantCursor({ at, no }: InstantPlace): string {
  return writeCursor(at.getTime(), no);
}

/** Reads such a place back. Rejects with INVALID_REQUEST. */
export function readInstantCursor(cursor: string): InstantPlace {
  const [at, no] = readCursor(cursor, INSTANT_PLACE).map(Number);
  return { at: new Date(at ?? Number.NaN), no: no ?? Number.NaN };
}

/** The refusal of a cursor that leads nowhere in this list. */
export function invalidCursor() {
  return commerceError('INVALID_REQUEST', { details: { place: 'cursor', rule: 'format' } });
}
