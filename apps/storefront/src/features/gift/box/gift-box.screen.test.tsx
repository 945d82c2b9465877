import { describe, expect, it } from 'vitest';
import { renderFailed } from '../../../testing/render-failed.tsx';
import { giftsQuery } from '../gift.queries.ts';
import { screen } from './gift-box.screen.tsx';

describe('the gift box', () => {
  it('whose gifts do not come stops loading, and can be asked again [ERR-22]', async () => {
    const { loads, failed } = await renderFailed(
      <screen.Screen params={{}} search={new URLSearchParams()} />,
      (client, away) => client.prefetchInfiniteQuery(giftsQuery(away, 'receive-usable')),
    );
    expect(loads).toEqual([true, false]);
    expect(failed).toContain('다시 시도');
  });
});
