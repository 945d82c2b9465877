import { TriangleAlert } from 'lucide-react';
import { useText } from './locale/use-text.ts';
import { Button } from './form/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { loadFailedText } from './load-failed.text.ts';

/** Says that something did not come, and asks for it again. @param title what did not come */
export function LoadFailed({ title, onRetry }: { readonly title?: string; readonly onRetry: () => void }) {
  const t = useText(loadFailedText);
  return (
    <EmptyState
      icon={<TriangleAlert size={40} />}
      title={title ?? t.failed}
      action={
        <Button look="outline" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    />
  );
}
