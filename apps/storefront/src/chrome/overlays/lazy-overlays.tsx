import { type ReactNode, Suspense, use } from 'react';
import { useChromeState } from '../../page/chrome-store.ts';

type ShowOverlays = () => ReactNode;

let loaded: ShowOverlays | null = null;
let loading: Promise<ShowOverlays> | null = null;
let showing: Promise<ShowOverlays> | null = null;

/** Brings the overlays; awaited before a document that arrives with one open, and otherwise after the first paint. */
export function loadOverlays(): Promise<ShowOverlays> {
  loading ??= import('./overlays.tsx').then(({ Overlays }) => {
    loaded = () => <Overlays />;
    return loaded;
  });
  return loading;
}

/** The overlays, while one is open; their code is no part of the first paint. */
export function LazyOverlays() {
  const { prompt, alert, terms, offersApp } = useChromeState();
  if (prompt === null && alert === null && terms === null && !offersApp) return null;
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const show = loaded ?? use((showing ??= loadOverlays().catch(leaveUncaught)));
  return show();
}

/** The page stays as it is; the script of the document tells of a file that is gone and of which nobody else tells. */
function leaveUncaught(cause: unknown): ShowOverlays {
  void Promise.reject(cause);
  return () => null;
}
