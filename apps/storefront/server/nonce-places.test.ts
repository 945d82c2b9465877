import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { shareHtml, withNonce } from './nonce-places.ts';

const PLACEHOLDER = 'xxNONCExx';
const NONCE = 'fresh+/==';

describe('HTML for many responses', () => {
  it.prop([fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(PLACEHOLDER)))])(
    'is the same text with a nonce at every place, put together from letters and bytes',
    (texts) => {
      const pieces = texts.map((text, index) => (index % 2 === 0 ? text : new TextEncoder().encode(text)));
      const shared = shareHtml(pieces, PLACEHOLDER);
      const expected = texts.join('').toWellFormed().replaceAll(PLACEHOLDER, NONCE);
      expect(new TextDecoder().decode(withNonce(shared, NONCE))).toBe(expected);
    },
  );

  it('keeps no nonce of a response for the next', () => {
    const shared = shareHtml([`<script nonce="${PLACEHOLDER}">`], PLACEHOLDER);
    withNonce(shared, NONCE);
    expect(new TextDecoder().decode(withNonce(shared, 'other-one'))).toBe('<script nonce="other-one">');
  });
});
