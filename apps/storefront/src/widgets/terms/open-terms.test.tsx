import { describe, expect, it } from 'vitest';
import { renderFailed } from '../../testing/render-failed.tsx';
import { OpenTerms } from './open-terms.tsx';
import { termsQuery } from './terms.queries.ts';

describe('an open legal text', () => {
  it('that does not come stops loading, and can be asked for again [ERR-20]', async () => {
    const { loads, failed } = await renderFailed(
      <OpenTerms terms={{ type: 'USE', title: '이용약관' }} onClose={() => undefined} />,
      (client, away) => client.prefetchQuery(termsQuery(away, 'USE')),
    );
    expect(loads).toEqual([true, false]);
    expect(failed).toContain('다시 시도');
  });
});
