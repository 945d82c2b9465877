import { tokenPresenceFromCookies } from '@dealstore/commerce-core/adapters/web';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { heldTokens } from './token-presence.ts';

const cookie = fc.constantFrom(
  'session_gen=1',
  'server_gen=1',
  'session_gen=',
  'server_gen=',
  'lang=ko',
  'xsession_gen=1',
);

describe('the tokens a page knows of', () => {
  it.prop([fc.array(cookie, { maxLength: 4 })])(
    'are those the core reads off the same cookies [STATE-01]',
    (cookies) => {
      expect(heldTokens(cookies.join('; '))).toEqual(tokenPresenceFromCookies(cookies.join('; ')));
    },
  );
});
