import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { contractPath, pathOf } from './request-path.ts';

describe('the path of a request', () => {
  it.prop([fc.webUrl({ withQueryParameters: true, withFragments: true })])('is the path of its address', (address) => {
    const request = new Request(address);
    expect(pathOf(request)).toBe(new URL(request.url).pathname);
  });

  it('begins after /api in the words of the contract', () => {
    expect(contractPath('/api/client/v1/x')).toBe('/client/v1/x');
    expect(contractPath('/apis')).toBe('/apis');
    expect(contractPath('/client/api/x')).toBe('/client/api/x');
  });
});
