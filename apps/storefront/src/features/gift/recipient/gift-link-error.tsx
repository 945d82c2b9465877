import { isCommerceError } from '@dealstore/commerce-core/domain';
import { Gift as GiftMark } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { paths } from '../../../routes/links.ts';
import { GiftFailed } from '../gift-parts.tsx';
import { giftText } from '../gift.text.ts';
import { recipientText } from './recipient.text.ts';

/** Stands where a gift would, if its link opened one. */
export function GiftLinkError({
  error,
  isAgain,
  onRetry,
}: {
  readonly error: Error;
  /** Whether it was tried again by a press, after which its end takes the focus. */
  readonly isAgain: boolean;
  readonly onRetry: () => void;
}) {
  if (isCommerceError(error, 'NOT_FOUND', 'INVALID_REQUEST')) return <GiftLinkExpired takesFocus={isAgain} />;
  if (isCommerceError(error, 'TOO_MANY_REQUESTS')) return <RateLimited onRetry={onRetry} />;
  return <GiftFailed error={error} onRetry={onRetry} />;
}

/** The same for every link that opens nothing: it tells nothing of whose gift it was, or whether there was one. */
export function GiftLinkExpired({ takesFocus }: { readonly takesFocus: boolean }) {
  const t = useText(recipientText);
  return (
    <EmptyState
      icon={<GiftMark size={40} strokeWidth={1.5} />}
      title={t.overTitle}
      takesFocus={takesFocus}
      action={<ButtonLink href={paths.home()}>{t.toShop}</ButtonLink>}
    >
      {t.overBody}
    </EmptyState>
  );
}

function RateLimited({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText(recipientText);
  const words = useText(giftText);
  return (
    <EmptyState
      icon={<GiftMark size={40} strokeWidth={1.5} />}
      title={t.waitTitle}
      action={
        <Button look="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {t.waitBody}
    </EmptyState>
  );
}
