import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen } from './wrong-page.screen.tsx';

describe('a page that is not there', () => {
  it.each(['ko', 'en'] as const)('offers the way home and a search that needs no script, in %s', (language) => {
    const part = <screen.Screen params={{}} search={new URLSearchParams()} />;
    const html = renderOnServer(part, { facts: { language } });
    expect(html).toMatch(/<a[^>]*href="\/"/);
    expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/search\/result" method="get"/);
    expect(html).toMatch(/<input[^>]*name="keyword"/);
  });
});
