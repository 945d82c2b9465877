import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { whenSlow } from '../slow/when-slow.ts';
import { whenNearViewport } from './when-near-viewport.ts';

/**
 * A section that the server renders whole and whose script is loaded when it is near the viewport: until then its HTML
 * stays as the server sent it, and links work; offline it waits for a network. After a navigation in the page the
 * script is loaded at once.
 * @param id of the element around it
 * @param load imports the component
 * @param lost stands below what HTML there is where the script could not be loaded; called with a way to try again
 */
export function lazySection<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  lost: (onRetry: () => void) => ReactNode = () => null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loadNow = (): void => undefined;
  let retry: (() => void) | null = null;
  let isLate = false;
  let draw = (): void => undefined;
  let resolveLoaded = (): void => undefined;
  const whenLoaded = new Promise<void>((resolve) => {
    resolveLoaded = resolve;
  });
  const loadModule = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    const stop = whenSlow(() => {
      isLate = true;
      draw();
    });
    loaded = await loadOnline(load, (again) => {
      retry = again;
      draw();
    });
    stop();
    retry = null;
    isLate = false;
    resolveLoaded();
    draw();
    return { default: loaded };
  };
  const Lazy = lazy(async () => {
    await new Promise<void>((resolve) => {
      loadNow = resolve;
      whenNearViewport(id, resolve);
    });
    return loadModule();
  });
  // The server has the module and renders without waiting.
  if (import.meta.env.SSR) void loadModule();
  let mounts = 0;

  return memo(function LazySection(props: Props) {
    const [first] = useState(props);
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);
    // NOTE: React discards the server's HTML of a boundary whose props change before it is hydrated, so the
    // first props hold until then.
    const shown = loaded === null ? first : props;
    useEffect(() => {
      draw = drawAgain;
      mounts += 1;
      // Mounted again, it is in a page without HTML of it.
      if (mounts > 1) loadNow();
    }, []);
    useEffect(() => {
      if (props === first || loaded !== null) return;
      loadNow();
      void whenLoaded.then(drawAgain);
    }, [props, first]);
    const Part: ComponentType<Props> = import.meta.env.SSR ? (loaded ?? Lazy) : Lazy;
    const content = useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
        </Suspense>
      ),
      [Part, shown],
    );
    return (
      <div id={id} data-lost={retry !== null || isLate ? '' : undefined}>
        {content}
        {retry !== null && lost(retry)}
      </div>
    );
  });
}

/** Tries of a script once a network is back, which may carry nothing at first, and the time between, in ms. Assumed. */
const TRIES = 7;
const NEXT_TRY_MS = 2_000;

async function loadOnline<Part>(
  load: () => Promise<Part>,
  onLost: (again: () => void) => void,
  triesLeft = 0,
): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const isAway = !import.meta.env.SSR && !navigator.onLine;
    // A file that is gone is told by the screen.
    if (!isAway && triesLeft === 0) throw cause;
    await new Promise<void>((resolve) => {
      if (isAway) window.addEventListener('online', () => resolve(), { once: true });
      else setTimeout(resolve, NEXT_TRY_MS);
      onLost(resolve);
    });
    return loadOnline(load, onLost, isAway ? TRIES : triesLeft - 1);
  }
}
