import { TriangleAlert, WifiOff } from 'lucide-react';
import { useText } from './locale/use-text.ts';
import { Button } from './form/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { loadFailedText } from './load-failed.text.ts';

/**
 * Says that something did not come, and asks for it again.
 * @param title what did not come
 * @param isAway whether no answer came, so that it is asked for again by itself
 * @param why what the shop says of it otherwise
 */
export function LoadFailed({
  title,
  isAway = false,
  why = null,
  onRetry,
}: {
  readonly title?: string | undefined;
  readonly isAway?: boolean;
  readonly why?: string | null;
  readonly onRetry: () => void;
}) {
  const t = useText(loadFailedText);
  const Icon = isAway ? WifiOff : TriangleAlert;
  return (
    <EmptyState
      icon={<Icon size={40} strokeWidth={1.5} />}
      title={title ?? t.failed}
      action={
        <Button variant="outline" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {isAway ? (navigator.onLine === false ? t.promise : t.soon) : why}
    </EmptyState>
  );
}
