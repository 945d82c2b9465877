import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROUTE_CHROME, type HeaderIcon } from '../../routes/route-chrome.ts';
import { routeNames } from '../../routes/paths.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { Header } from './header.tsx';

const headerWith = (icons: readonly HeaderIcon[]) =>
  renderOnServer(<Header chrome={{ ...ROUTE_CHROME.cart, icons }} title="장바구니" />);

/** Narrow icons are those outside the links a PC adds. */
const linkTo = (html: string, label: string) =>
  new RegExp(`href="([^"]*)"[^>]*aria-label="${label}"|aria-label="${label}"[^>]*href="([^"]*)"`).exec(html);

/** The empty place of an icon that comes later. */
const PLACE = /<span class="[^"]*wideOnly[^"]*"><span class="[^"]*icon[^"]*"><\/span><\/span>/;

describe('a part of the header', () => {
  it('is a way back, a button and not a link, only where the route has one', () => {
    expect(headerWith([])).toMatch(/<button[^>]*aria-label="뒤로 가기"/);
    expect(renderOnServer(<Header chrome={ROUTE_CHROME.home} title="홈" />)).not.toContain('뒤로 가기');
  });

  it('is the title as the only h1 of the page [CHROME-04]', () => {
    expect(headerWith([]).match(/<h1/g)).toHaveLength(1);
    expect(headerWith([])).toMatch(/<h1[^>]*>장바구니<\/h1>/);
  });

  it.each([
    ['home', '홈', '/'],
    ['search', '검색', '/search'],
  ] as const)('is the icon %s only where the route asks for it [CHROME-06, CHROME-07]', (icon, label, href) => {
    expect(linkTo(headerWith([icon]), label)?.slice(1)).toContain(href);
    expect(linkTo(headerWith([]), label)).toBeNull();
  });

  it.each(routeNames())('is the bell on a PC on %s, at once where the route asks for it', (name) => {
    const chrome = ROUTE_CHROME[name];
    const onPc = renderOnServer(<Header chrome={chrome} title="" />, { facts: { platform: 'PC' } });
    const onPhone = renderOnServer(<Header chrome={chrome} title="" />);
    const asks = chrome.icons.some((icon) => icon === 'alert');
    expect(linkTo(onPc, '알림') !== null).toBe(asks);
    expect(linkTo(onPhone, '알림') !== null).toBe(asks);
    // Where it comes with the script, its place is kept on a PC alone.
    expect(PLACE.test(onPc)).toBe(!asks);
    expect(PLACE.test(onPhone)).toBe(false);
  });

  it('closes a sheet, and nothing else', () => {
    expect(headerWith(['close'])).toMatch(/<button[^>]*aria-label="닫기"/);
    expect(headerWith(['home', 'search'])).not.toContain('aria-label="닫기"');
  });

  it('is a count of two figures on one line, though the icon leaves it no room', () => {
    const style = readFileSync(new URL('count-badge.module.css', import.meta.url), 'utf8');
    expect(style).toMatch(/\.badge \{[^}]*white-space: nowrap/);
  });

  it('is a logo that turns every 2.5 s and rests when motion is reduced [CONST-20]', () => {
    const style = readFileSync(new URL('logo.module.css', import.meta.url), 'utf8');
    const names = renderOnServer(<Header chrome={ROUTE_CHROME.home} title="" />).match(/aria-hidden="true"><span>/g);
    expect(names).toHaveLength(1);
    expect(/animation: turn (\d+)s infinite/.exec(style)?.[1]).toBe(String(2 * 2.5));
    const base = readFileSync(new URL('../../../../../packages/ui/src/styles/base.css', import.meta.url), 'utf8');
    const reduced = /prefers-reduced-motion: reduce\) \{\s*\*,[^}]*\}/.exec(base)?.[0];
    expect(reduced).toMatch(/animation-duration: 0.01ms !important;\s*animation-iteration-count: 1 !important/);
  });
});
