import { fc, it } from '@fast-check/vitest';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import { describe, expect } from 'vitest';
import { readCursor, readInstantCursor, writeCursor, writeInstantCursor } from './cursor.ts';

const place = fc.record({
  at: fc.integer({ min: 0, max: 999_999_999_999_999 }).map((ms) => new Date(ms)),
  no: fc.integer({ min: 0, max: 999_999_999_999_999 }),
});

function problemOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return isCommerceError(error, 'INVALID_REQUEST') ? error.details : error;
  }
}

describe('a cursor', () => {
  it.prop([place])('leads back to the place it was written for', (at) => {
    expect(readInstantCursor(writeInstantCursor(at))).toEqual(at);
  });

  it('answers its parts in the requested form', () => {
    expect(readCursor(writeCursor(3, '2026112012345678'), /^(\d)\.(\d{16})$/)).toEqual(['3', '2026112012345678']);
  });

  it.each(['', 'x', '1.2', writeCursor('1', 'x'), writeCursor(-1, 2), writeCursor(1, 2, 3), `${writeCursor(1, 2)}=`])(
    'is refused when the shop has not issued it: %j',
    (cursor) => {
      expect(problemOf(() => readInstantCursor(cursor))).toEqual({ place: 'cursor', rule: 'format' });
    },
  );

  it.prop([fc.string()])('never fails in another way', (cursor) => {
    const found = problemOf(() => readInstantCursor(cursor));
    expect(found).not.toBeInstanceOf(Error);
  });
});
