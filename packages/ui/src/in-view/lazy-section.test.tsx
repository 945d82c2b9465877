import { setImmediate as turn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazySection } from './lazy-section.tsx';
import { whenNearViewport } from './when-near-viewport.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that holds one element, and a reader who scrolls. */
function pageWith(id: string) {
  const watched: unknown[] = [];
  const margins: unknown[] = [];
  let see: (isIntersecting: boolean) => void = () => undefined;
  const element = { id };
  vi.stubGlobal('document', { getElementById: (wanted: string) => (wanted === id ? element : null) });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        report: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        options: { readonly rootMargin: string },
      ) {
        margins.push(options.rootMargin);
        see = (isIntersecting) => report([{ isIntersecting }]);
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

describe('whenNearViewport', () => {
  it('runs once, 200 px ahead of the viewport, and disconnects', () => {
    const page = pageWith('reviews');
    const onNear = vi.fn<() => void>();
    whenNearViewport('reviews', onNear);
    expect([page.watched, page.margins]).toEqual([[page.element], ['200px']]);
    page.scroll(false);
    expect(onNear).not.toHaveBeenCalled();
    page.scroll(true);
    expect(onNear).toHaveBeenCalledOnce();
    expect(page.watched).toEqual([]);
  });

  it('runs at once where the page has no element of that id', () => {
    const page = pageWith('reviews');
    const onNear = vi.fn<() => void>();
    whenNearViewport('questions', onNear);
    expect(onNear).toHaveBeenCalledOnce();
    expect(page.margins).toEqual([]);
  });
});

describe('a lazy section', () => {
  it('is rendered whole by the server, in an element that can be observed', async () => {
    const Part = lazySection('reviews', async () => ({ words }: { readonly words: string }) => <p>{words}</p>);
    await turn();
    expect(renderToStaticMarkup(<Part words="리뷰" />)).toBe('<div id="reviews"><p>리뷰</p></div>');
  });
});
