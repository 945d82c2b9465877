import { Button } from '@dealstore/ui/form/button.tsx';
import { LoadFailed } from '@dealstore/ui/load-failed.tsx';
import { loadFailedText } from '@dealstore/ui/load-failed.text.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { NoAnswer, useNoAnswer } from './no-answer.tsx';
import styles from './no-answer.module.css';

/** Stands where a part of a page did not come: why, and another try. @param error what its call came to */
export function TryAgain({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText(loadFailedText);
  if (useNoAnswer(error) === null) return <LoadFailed onRetry={onRetry} />;
  return (
    <div className={styles['again']}>
      <NoAnswer error={error} />
      <Button look="outline" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}
