import { setImmediate as turn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nearPart } from './lazy-section.tsx';
import { whenNear } from './when-near-viewport.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that holds one element, and a reader who scrolls. */
function pageWith(id: string) {
  const watched: unknown[] = [];
  const margins: unknown[] = [];
  let see: (isIntersecting: boolean) => void = () => undefined;
  const element = { id };
  vi.stubGlobal('document', { getElementById: (asked: string) => (asked === id ? element : null) });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        options: { readonly rootMargin: string },
      ) {
        margins.push(options.rootMargin);
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe(target: unknown) {
        watched.push(target);
      }
      disconnect() {
        watched.length = 0;
      }
    },
  );
  return { watched, margins, element, scroll: (isIntersecting: boolean) => see(isIntersecting) };
}

describe('the wait for a reader', () => {
  it('ends 200 px ahead of the screen, once, and watches no longer', () => {
    const page = pageWith('reviews');
    const told = vi.fn<() => void>();
    whenNear('reviews', told);
    expect([page.watched, page.margins]).toEqual([[page.element], ['200px']]);
    page.scroll(false);
    expect(told).not.toHaveBeenCalled();
    page.scroll(true);
    expect(told).toHaveBeenCalledOnce();
    expect(page.watched).toEqual([]);
  });

  it('is none where the page has no HTML of the part', () => {
    const page = pageWith('reviews');
    const told = vi.fn<() => void>();
    whenNear('questions', told);
    expect(told).toHaveBeenCalledOnce();
    expect(page.margins).toEqual([]);
  });
});

describe('a part whose script comes late', () => {
  it('is written whole by the server, in an element the reader can be watched at', async () => {
    const Part = nearPart('reviews', async () => ({ words }: { readonly words: string }) => <p>{words}</p>);
    await turn();
    expect(renderToStaticMarkup(<Part words="리뷰" />)).toBe('<div id="reviews"><p>리뷰</p></div>');
  });
});
