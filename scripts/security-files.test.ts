import { describe, expect, it } from 'vitest';
import { billGaps, expiryProblems } from './security-files.ts';

describe('the security file', () => {
  it.each([
    ['2026-10-02T00:00:00Z', 0],
    ['2026-10-01T00:00:00Z', 0],
    ['2026-10-03T00:00:00Z', 1],
    ['2026-11-02T00:00:00Z', 1],
    ['2025-10-30T00:00:00Z', 1],
  ])('is looked at in time: on %s there are %i problems', (now, problems) => {
    expect(expiryProblems(new Date(now), '2026-11-01T00:00:00Z')).toHaveLength(problems);
  });
});

describe('the bill of materials', () => {
  const hashed = { version: '1.0.0', externalReferences: [{ hashes: ['x'] }] };

  it('names every package that the shop runs with, each with its hash', () => {
    const components = [
      { ...hashed, name: 'hono' },
      { ...hashed, group: '@hono', name: 'node-server' },
      { group: '@dealstore', name: 'api', version: '0.1.0' },
    ];
    expect(billGaps(components, ['hono', '@hono/node-server', '@dealstore/api'])).toEqual([]);
    expect(billGaps([...components, { name: 'odd', version: '2.0.0' }], ['pg'])).toEqual([
      'pg is not in the bill of materials',
      'odd@2.0.0 has no hash in the bill of materials',
    ]);
  });
});
