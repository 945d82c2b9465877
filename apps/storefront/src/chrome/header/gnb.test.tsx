import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { Gnb } from './gnb.tsx';

/** The words of the links that are marked as where the visitor is. */
const marked = (path: string, search = '') =>
  [
    ...renderOnServer(<Gnb wideOnly={path !== '/'} />, { path, search }).matchAll(
      /<a[^>]*aria-current="page"[^>]*>([^<]*)</g,
    ),
  ].map(([, words]) => words);

describe('the tabs of the home', () => {
  it('mark the one that is open, on the home alone', () => {
    expect(marked('/')).toEqual(['홈']);
    expect(marked('/', 'tab=best')).toEqual(['이번 주 베스트']);
    expect(marked('/cart')).toEqual([]);
  });

  it.each(['/category', '/category/list/1/101/-'])('mark the categories on %s', (path) => {
    expect(marked(path)).toEqual(['카테고리']);
  });

  it.each(['/brand/category/100', '/product/1', '/search/result'])('do not mark the categories on %s', (path) => {
    expect(marked(path)).toEqual([]);
  });
});
