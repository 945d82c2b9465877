import { isCommerceError } from '@dealstore/commerce-core/domain';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { LoadFailed } from '@dealstore/ui/load-failed.tsx';
import { useBackOnline } from '../../page/connection/use-back-online.ts';
import { useOnline } from '../../page/connection/use-online.ts';
import { WrongPage } from '../../widgets/wrong-page/wrong-page.tsx';
import { appText } from '../app.text.ts';
import { SCREEN_FAILED } from '../../page/screen-failed.ts';

/** A page that keeps answers has its file; where it is missing, the usual failure is shown. */
const OfflinePage = lazy(() =>
  import('./offline-page.tsx').then(
    (module) => ({ default: module.OfflinePage }),
    () => ({ default: ({ failure }: { readonly failure: ReactNode; readonly onRetry: () => void }) => failure }),
  ),
);

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** NOTE: React catches render errors only through a class. */
class Boundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    if (isCommerceError(this.state.error, 'NOT_FOUND')) return <WrongPage />;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <FailedScreen error={this.state.error} onRetry={retry} />;
  }
}

/** Catches what a screen throws: a missing thing is the wrong page, a missing chunk and all else can be tried again. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>{({ reset }) => <Boundary onRetry={reset}>{children}</Boundary>}</QueryErrorResetBoundary>
  );
}

function FailedScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const isOnline = useOnline();
  // A file may be gone for good; a call may succeed on a retry, whatever `navigator.onLine` says.
  const isAway = isCommerceError(error) ? error.code === 'NETWORK' : !isOnline;
  const isUnanswered = isCommerceError(error, 'NETWORK', 'TIMEOUT');
  useBackOnline(onRetry, isUnanswered || !isCommerceError(error));
  const failure = <Failure error={error} onRetry={onRetry} />;
  return isAway ? (
    <Suspense fallback={failure}>
      <OfflinePage failure={failure} onRetry={onRetry} />
    </Suspense>
  ) : (
    failure
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText(appText);
  const isOurs = isCommerceError(error);
  useEffect(() => {
    if (!isOurs) window.dispatchEvent(new Event(SCREEN_FAILED));
  }, [isOurs]);
  const isAway = isCommerceError(error, 'NETWORK', 'TIMEOUT');
  return (
    <LoadFailed
      title={isOurs && !isAway ? t.retryLater : t['loading-failed']}
      isAway={isAway}
      why={isOurs ? error.userMessage : null}
      onRetry={onRetry}
    />
  );
}
