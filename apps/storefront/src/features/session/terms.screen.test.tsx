import { JOIN_TERMS } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen } from './terms.screen.tsx';

function shown(loggedIn: boolean, language: 'ko' | 'en' = 'ko'): string {
  const client = createQueryClient();
  const terms = JOIN_TERMS.map((termsType) => ({ termsType, termsName: `약관 ${termsType}`, required: true }));
  client.setQueryData(['terms', 'join'], terms);
  return renderOnServer(<screen.Screen params={{}} search={new URLSearchParams()} />, {
    client,
    path: '/auth/terms',
    facts: { loggedIn, language },
  });
}

describe('the terms', () => {
  it('welcome a new member, and ask for every agreement [ROUTE-11]', () => {
    const html = shown(false);
    expect(html).toContain('처음 오셨네요!');
    expect(html.match(/type="checkbox"/g)).toHaveLength(JOIN_TERMS.length + 1);
    expect(html).toContain('동의하고 시작하기');
  });

  it('are there to read for a member, who is neither new nor asked again [ROUTE-11]', () => {
    const html = shown(true);
    expect(html).toContain('딜스토어를 이용할 때 적용되는 약관이에요');
    for (const words of ['처음', 'checkbox', '동의하고', '<form']) expect(html).not.toContain(words);
    for (const type of JOIN_TERMS) expect(html).toContain(`aria-label="약관 ${type} 보기"`);
    expect(shown(true, 'en')).toContain('These terms apply when you use Dealstore.');
  });
});
