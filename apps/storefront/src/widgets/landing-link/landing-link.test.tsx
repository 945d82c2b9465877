import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { LandingLink } from './landing-link.tsx';

const shown = (landingUrl: string, inNewWindow = false) =>
  renderOnServer(
    <LandingLink landingUrl={landingUrl} inNewWindow={inNewWindow}>
      그림
    </LandingLink>,
  );

describe('a banner', () => {
  it('leads to a page of the shop, in a new window where asked', () => {
    expect(shown('/exhibition/8')).toContain('href="/exhibition/8"');
    expect(shown('/exhibition/8', true)).toContain('target="_blank"');
  });

  it.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', '/no/such/page', '/error/x', ''])(
    'shows its picture without a link when %s is no page of the shop',
    (landingUrl) => {
      expect(shown(landingUrl)).not.toContain('href');
      expect(shown(landingUrl)).toContain('그림');
    },
  );
});
