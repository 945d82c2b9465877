import { describe, expect, it } from 'vitest';
import { forwardedAddress } from './forwarded-address.ts';

/** Ways to write a node, and the address it is of. */
const NODES: readonly (readonly [string, string | null])[] = [
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]:_hidden', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%eth0]:80', 'fe80::1'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['[::ffff:203.0.113.9]:80', '::ffff:203.0.113.9'],
  ['unknown', null],
  ['_hidden', null],
  ['203.0.113.9:80:90', null],
  ['[2001:db8::1', null],
  ['', null],
];

describe('the address a proxy tells', () => {
  it.each(NODES)('%j is %j', (node, address) => {
    expect(forwardedAddress({ 'x-forwarded-for': node })).toBe(address);
    expect(forwardedAddress({ 'x-forwarded-for': `198.51.100.1:1, ${node}` })).toBe(address);
    expect(
      forwardedAddress({ forwarded: `for="198.51.100.1:1";proto=http, proto=https; For="${node}";by=10.0.0.1` }),
    ).toBe(address);
  });

  it('is that of X-Forwarded-For where both headers are sent, and null without either', () => {
    expect(forwardedAddress({ 'x-forwarded-for': '203.0.113.9', forwarded: 'for=198.51.100.1' })).toBe('203.0.113.9');
    expect(forwardedAddress({ forwarded: 'for=198.51.100.1' })).toBe('198.51.100.1');
    expect(forwardedAddress({})).toBeNull();
  });
});
