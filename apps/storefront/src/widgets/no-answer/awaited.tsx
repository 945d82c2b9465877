import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { TryAgain } from './try-again.tsx';

/** Stands for a part that is awaited, `height` px of it, and where it did not come says why, with another try. */
export function Awaited({
  error,
  refetch,
  height,
}: {
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly height: number;
}) {
  if (error === null) return <Skeleton height={height} />;
  return <TryAgain error={error} onRetry={() => void refetch()} />;
}
