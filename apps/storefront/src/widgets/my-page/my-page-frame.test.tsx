import { describe, expect, it } from 'vitest';
import { matchRoute, type RouteName } from '../../routes/paths.ts';
import { hasScreen } from '../../routes/screens.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { MyPageFrame } from './my-page-frame.tsx';
import { myPageGroups } from './my-page-menu.ts';

const show = (route: RouteName, within?: RouteName) =>
  renderOnServer(
    <MyPageFrame route={route} {...(within === undefined ? {} : { within })}>
      <p>내용</p>
    </MyPageFrame>,
  );

const lit = (html: string) => [...html.matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map(([, name]) => name);

describe('the menu of my page', () => {
  it('leads only to routes that have a screen, each to its own', () => {
    const places = myPageGroups().flatMap((group) => group.places);
    expect(places.length).toBeGreaterThan(3);
    for (const { route, href } of places) {
      expect([href, matchRoute(href)?.name, hasScreen(route)]).toEqual([href, route, true]);
    }
    expect(myPageGroups().every((group) => group.places.length > 0)).toBe(true);
  });

  it('marks the current page, or its parent where it is not in the menu itself', () => {
    expect(lit(show('myInfo'))).toEqual(['내 정보']);
    expect(lit(show('withdrawal', 'myInfo'))).toEqual(['내 정보']);
    expect(lit(show('withdrawal'))).toEqual([]);
  });

  it('names the page over it for eyes alone, for the header has said it already', () => {
    expect(show('myInfo')).toMatch(/<p[^>]*aria-hidden="true"[^>]*>내 정보<\/p>/);
    expect(show('myInfo')).toContain('<p>내용</p>');
  });
});
