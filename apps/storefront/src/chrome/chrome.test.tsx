import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../page/query-client.ts';
import { DEMO_SHOP } from '../page/shop-config.ts';
import { ROUTE_CHROME } from '../routes/route-chrome.ts';
import { routeNames } from '../routes/paths.ts';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { BottomTabBar } from './bottom-tab-bar.tsx';
import { wishedQuery } from '../widgets/product-card/wish-cache.ts';
import { ALARM_COUNT_KEY } from '../widgets/alarm/alarm-count.ts';
import { CART_COUNT_KEY } from '../widgets/cart/cart-cache.ts';
import { type AlertMessage, createChromeStore } from '../page/chrome-store.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { AlertDialog } from './overlays/alert-dialog.tsx';
import { PromptDrawer } from './overlays/prompt-drawer.tsx';

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const labels = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);

describe('the header', () => {
  it.each(routeNames())('of %s shows what its row of the table says [CHROME-01]', (name) => {
    const chrome = ROUTE_CHROME[name];
    const html = renderOnServer(<Header chrome={chrome} title="제목" />);
    expect(html.includes('aria-label="뒤로 가기"')).toBe(chrome.left === 'back');
    expect(html.includes('>제목</h1>')).toBe(chrome.center === 'title');
    const words = { home: '홈', search: '검색', wish: '찜', alert: '알림', cart: '장바구니', close: '닫기' };
    for (const icon of chrome.icons) expect(labels(html)).toContain(words[icon]);
  });

  it('of the home shows logo, search box and cart [CHROME-03, CHROME-05, CHROME-10]', () => {
    const client = createQueryClient();
    client.setQueryData(['search-hints'], ['겨울 기획전', '설 선물전']);
    const html = renderOnServer(<Header chrome={ROUTE_CHROME.home} title="홈" />, { client });
    expect(html).toContain('placeholder="겨울 기획전"');
    client.setQueryData(['search-hints', 'draw'], 0.5);
    const drawn = renderOnServer(<Header chrome={ROUTE_CHROME.home} title="홈" />, { client });
    expect(drawn).toContain('placeholder="설 선물전"');
    expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/search\/result"[^>]*method="get"/);
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/', '/cart']));
  });

  it.each([
    [0, '알림', []],
    [2, '알림 2개', ['2']],
    [100, '알림 100개', ['99+']],
  ])('of the home says %s unread alarms and caps the badge [CHROME-09, ENTITY-47]', (count, label, badges) => {
    const client = createQueryClient();
    client.setQueryData(ALARM_COUNT_KEY, count);
    const html = renderOnServer(<Header chrome={ROUTE_CHROME.home} title="" />, { client, facts: { loggedIn: true } });
    expect(labels(html)).toContain(label);
    expect(hrefs(html)).toContain('/mypage/alert');
    expect([...html.matchAll(/data-count="([0-9]+\+?)"/g)].map(([, shown]) => shown)).toEqual(badges);
  });

  it.each([
    [[], '찜', []],
    [[3, 9], '찜 2개', ['2']],
  ])('says how long the wish list %s is beside the way to it [CHROME-08]', (productNos, label, badges) => {
    const client = createQueryClient();
    client.setQueryData(wishedQuery(async () => Promise.reject(new Error('asked'))).queryKey, productNos);
    const html = renderOnServer(<Header chrome={ROUTE_CHROME.recent} title="" />, {
      client,
      facts: { loggedIn: true },
    });
    expect(labels(html)).toContain(label);
    expect(hrefs(html)).toContain('/myPage/wishList');
    expect([...html.matchAll(/data-count="([0-9]+\+?)"/g)].map(([, shown]) => shown)).toEqual(badges);
  });

  it('says nothing of alarms to a guest [CHROME-09]', () => {
    const client = createQueryClient();
    client.setQueryData(ALARM_COUNT_KEY, 2);
    const html = renderOnServer(<Header chrome={ROUTE_CHROME.home} title="" />, { client });
    expect(labels(html)).toContain('알림');
    expect(html).not.toContain('data-count');
  });

  it.each([
    [0, '장바구니', []],
    [2, '장바구니 2개', ['2']],
    [100, '장바구니 100개', ['99+']],
  ])('says %s items in the cart and caps its badge [CHROME-10]', (count, label, badges) => {
    const client = createQueryClient();
    client.setQueryData(CART_COUNT_KEY, count);
    const html = renderOnServer(<Header chrome={ROUTE_CHROME.home} title="" />, { client, facts: { loggedIn: true } });
    expect(labels(html)).toContain(label);
    expect([...html.matchAll(/data-count="([0-9]+\+?)"/g)].map(([, shown]) => shown)).toEqual(badges);
  });

  it("counts a guest's own cart [CHROME-10]", () => {
    const client = createQueryClient();
    const label = () => labels(renderOnServer(<Header chrome={ROUTE_CHROME.home} title="" />, { client }));
    expect(label()).toContain('장바구니');
    client.setQueryData(CART_COUNT_KEY, 3);
    expect(label()).toContain('장바구니 3개');
  });
});

describe('the bottom tab bar', () => {
  it('has five tabs in their order [CHROME-12, CHROME-13, CHROME-14, CHROME-15, CHROME-16, CHROME-17, CONST-35]', () => {
    const html = renderOnServer(<BottomTabBar route="category" />, { path: '/category' });
    expect(hrefs(html)).toEqual(['/', '/category', '/search', '/myPage/recentWish', '/myPage']);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/category"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/category"/);
  });

  it('marks the tab that was touched while its screen is on its way', () => {
    const chrome = createChromeStore();
    chrome.showNext('search');
    const html = renderOnServer(<BottomTabBar route="category" />, { path: '/category', chrome });
    expect(html).toMatch(/href="\/search"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/search"/);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });
});

describe('the footer', () => {
  const html = renderOnServer(<Footer />);

  it('links to every policy [CHROME-19, CHROME-20, CHROME-21, CHROME-22, CHROME-23]', () => {
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/etc/personal', '/etc/right', DEMO_SHOP.storeEntryUrl]));
    for (const word of [
      '이용약관',
      '개인정보처리방침',
      '청소년보호정책',
      '환불 규정',
      '입점문의',
      '지식재산권보호센터',
    ]) {
      expect(html).toContain(word);
    }
    expect(html).toContain('<b>개인정보처리방침</b>');
  });

  it('keeps the company information closed until asked [CHROME-24]', () => {
    expect(html).toMatch(/aria-expanded="false"[^>]*aria-controls="company-info"/);
    expect(html).toMatch(/id="company-info" hidden=""/);
    expect(html).toContain(DEMO_SHOP.businessNo);
  });

  it('says that the company only brokers, and when it answers the phone [CHROME-25, CHROME-26, CHROME-27]', () => {
    expect(html).toContain('통신판매중개자로서 거래 당사자가 아니며');
    expect(html).toContain(`href="tel:${DEMO_SHOP.servicePhone}"`);
    expect(html).toContain(DEMO_SHOP.serviceHours.ko);
  });

  it('lets one choose the language without a script, and comes back here [I18N-15]', () => {
    const here = renderOnServer(<Footer />, { path: '/cart', search: 'a=1' });
    expect(here).toMatch(
      /<form[^>]*method="post"[^>]*action="\/session\/language"|action="\/session\/language"[^>]*method="post"/,
    );
    expect(here).toContain('value="/cart?a=1"');
  });
});

describe('the prompts', () => {
  const prompt = (kind: 'login' | 'adult' | 'telecom', loggedIn = false) => {
    const chrome = createChromeStore(kind);
    return renderOnServer(<PromptDrawer />, { chrome, facts: { loggedIn } });
  };

  it('close on the left and go to the log-in on the right [OVERLAY-01, OVERLAY-03, OVERLAY-04, OVERLAY-09]', () => {
    for (const kind of ['login', 'adult', 'telecom'] as const) {
      const html = prompt(kind);
      expect(html).toContain('<dialog');
      expect(html).toContain('닫기');
      expect(html.indexOf('닫기')).toBeLessThan(html.indexOf('href="/auth/login"'));
    }
  });

  it('lead a member to age confirmation instead of a log-in that would bounce [OVERLAY-06]', () => {
    expect(hrefs(prompt('adult', true))).toEqual(['/auth/login?purpose=adult']);
  });

  it('only show a member of another telecom [OVERLAY-07, OVERLAY-09]', () => {
    const html = prompt('telecom', true);
    expect(html).not.toContain('<a');
    expect(html).toContain('확인');
  });

  it('open and close, one at a time [STATE-02, STATE-03, STATE-04, STATE-05, ENTITY-92, ENTITY-93, ENTITY-94]', () => {
    const chrome = createChromeStore('login');
    expect(chrome.state.prompt).toBe('login');
    for (const kind of ['adult', 'telecom', 'login'] as const) {
      chrome.ask(kind);
      expect(chrome.state.prompt).toBe(kind);
    }
    for (const kind of ['adult', 'telecom', 'login'] as const) {
      chrome.ask(kind);
      chrome.closePrompt();
      expect(chrome.state.prompt).toBeNull();
    }
  });

  it('forget what they were asked for when they are declined, once, and only theirs', () => {
    const declined: string[] = [];
    const chrome = createChromeStore();
    chrome.ask('login', { declined: () => void declined.push('wish') });
    chrome.declinePrompt();
    chrome.declinePrompt();
    expect(declined).toEqual(['wish']);
    chrome.ask('login', { declined: () => void declined.push('buy') });
    chrome.ask('telecom');
    chrome.declinePrompt();
    chrome.ask('login', { declined: () => void declined.push('coupon') });
    chrome.closePrompt();
    chrome.declinePrompt();
    expect(declined).toEqual(['wish']);
  });

  it('leave a page whose content must not show, even when a late answer asks again [OVERLAY-05]', () => {
    const chrome = createChromeStore();
    chrome.ask('adult', { leaveOnClose: true });
    chrome.ask('adult');
    expect(chrome.state.leaveOnClose).toBe(true);
    chrome.ask('login');
    expect(chrome.state.leaveOnClose).toBe(false);
    chrome.ask('adult', { leaveOnClose: true });
    chrome.closePrompt();
    chrome.ask('adult');
    expect(chrome.state.leaveOnClose).toBe(false);
  });

  it('tell a guest who tapped a heart that it becomes a wish, one who orders that the options stay, and say nothing of it the next time', () => {
    const chrome = createChromeStore();
    chrome.ask('login', { intent: 'wish' });
    expect(renderOnServer(<PromptDrawer />, { chrome, facts: { loggedIn: false } })).toContain(
      '로그인하면 이 상품을 찜할 수 있어요',
    );
    chrome.ask('login', { intent: 'order' });
    expect(renderOnServer(<PromptDrawer />, { chrome, facts: { loggedIn: false } })).toContain(
      '주문하려면 로그인해 주세요. 고른 옵션은 그대로 있어요.',
    );
    chrome.ask('login');
    expect(renderOnServer(<PromptDrawer />, { chrome, facts: { loggedIn: false } })).toContain(
      '로그인하고 혜택을 확인해 보세요',
    );
  });

  it('mark goods for adults with 19 [OVERLAY-04]', () => {
    expect(prompt('adult')).toMatch(/aria-hidden="true"[^>]*>19</);
    expect(prompt('login')).not.toContain('>19<');
  });
});

describe('an alert', () => {
  const shown = (message: AlertMessage) => {
    const chrome = createChromeStore();
    chrome.alert(message);
    return renderOnServer(<AlertDialog />, { chrome });
  };
  const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, text]) => text);

  const [cancel, remove] = [{ text: '취소' }, { text: '지우기' }];

  it('is a notice with one answer, or a question with two, the left one first [ENTITY-37, ENTITY-40, ENTITY-41]', () => {
    const contents = '지울까요?';
    expect(buttons(shown({ type: 'alert', contents, left: cancel, right: remove }))).toEqual(['지우기']);
    expect(buttons(shown({ type: 'confirm', contents, left: cancel, right: remove }))).toEqual(['취소', '지우기']);
  });

  it.each([
    [true, false, ['취소']],
    [false, true, ['지우기']],
    [true, true, ['취소', '지우기']],
  ])('shows the left answer: %s, the right one: %s [ENTITY-40, ENTITY-41]', (left, right, texts) => {
    const question = {
      type: 'confirm',
      contents: '지울까요?',
      left: { ...cancel, showState: left },
      right: { ...remove, showState: right },
    } as const;
    expect(buttons(shown(question))).toEqual(texts);
  });

  it('says what it is about, and more below that where there is more [ENTITY-38, ENTITY-39]', () => {
    const right = { text: '확인' };
    expect(shown({ type: 'alert', contents: '주문을 취소할까요?', right })).toMatch(
      /<h2[^>]*>주문을 취소할까요\?<\/h2>/,
    );
    const html = shown({ type: 'alert', contents: '주문을 취소할까요?', subContents: '되돌릴 수 없어요', right });
    expect(html.indexOf('되돌릴 수 없어요')).toBeGreaterThan(html.indexOf('주문을 취소할까요?'));
    expect(shown({ type: 'alert', contents: '주문을 취소할까요?', right })).not.toContain('<p');
  });
});
