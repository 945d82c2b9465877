import { TriangleAlert } from 'lucide-react';
import { useText } from '../../locale/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { addressText } from './address.text.ts';

/** Says that the addresses did not come, and asks for them again. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText(addressText);
  return (
    <EmptyState
      icon={<TriangleAlert size={40} />}
      title={t.failed}
      action={
        <Button look="outline" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    />
  );
}
