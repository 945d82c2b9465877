import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { routeTitle } from '../page-title.ts';
import { fillShell } from './open-shell.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a shell that was written for no visitor', () => {
  it('is called what its route is called before it is shown', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const page = { client: createQueryClient(), build: 'a', owner: '', isShell: true };
    await fillShell(page, () => Promise.reject(new Error('nothing is asked')));
    expect(routeTitle('points', 'ko')).toBe('포인트');
  });
});
