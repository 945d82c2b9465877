import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { TermsText } from './terms-text.tsx';

describe('a legal text', () => {
  it('has the names of its sellers as text where it leaves room for them [STATE-42]', () => {
    const html = renderOnServer(<TermsText html="<p>[P_NAME]</p>" partnerNames={['한결상사', '<b>제주</b>']} />);
    expect(html).toContain('한결상사, &lt;b&gt;제주&lt;/b&gt;');
  });

  it('never shows the placeholder itself, whichever fields are filled in', () => {
    expect(renderOnServer(<TermsText html="<p>[P_NAME]</p>" partnerNames={[]} />)).toContain('<p>판매자</p>');
    expect(renderOnServer(<TermsText html="<p>[P_NAME]</p>" />)).not.toContain('[');
    expect(renderOnServer(<TermsText html="<p>[SHOP_PHONE]</p>" />)).not.toContain('[');
  });
});
