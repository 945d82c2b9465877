import { expect, it } from 'vitest';
import { createSecurityFile } from './security-file.ts';

const answer = createSecurityFile({ publicOrigin: 'https://shop.test', email: 'help@shop.test' });

it('security.txt says where to report a vulnerability, in which languages, and until when it is valid', async () => {
  const response = answer('/.well-known/security.txt');
  expect(response?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response?.text())?.trimEnd().split('\n') ?? [];
  const fields = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  expect(fields.size).toBe(lines.length);
  expect(Object.fromEntries(fields)).toEqual({
    Contact: 'mailto:help@shop.test',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'Preferred-Languages': 'ko, en',
    Canonical: 'https://shop.test/.well-known/security.txt',
  });
});

it('is no other file', () => {
  for (const path of ['/security.txt', '/.well-known/security.txt/', '/.well-known/']) expect(answer(path)).toBeNull();
});
