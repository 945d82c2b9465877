import { LoadFailed } from '@dealstore/ui/load-failed.tsx';
import { useBackOnline } from '../../page/connection/use-back-online.ts';
import { useNoAnswer } from './no-answer.tsx';

/**
 * Stands where something did not come, with another try, which it makes by itself where no answer came.
 * @param error the error of its call
 * @param title what did not come
 */
export function TryAgain({
  error,
  title,
  onRetry,
}: {
  readonly error: unknown;
  readonly title?: string | undefined;
  readonly onRetry: () => void;
}) {
  const isAway = useNoAnswer(error) !== null;
  useBackOnline(onRetry, isAway);
  return <LoadFailed title={title} isAway={isAway} onRetry={onRetry} />;
}
