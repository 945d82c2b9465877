import { isCommerceError } from '@dealstore/commerce-core/domain';
import { Gift as GiftMark } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { paths } from '../../../routes/links.ts';
import { GiftFailed } from '../gift-parts.tsx';
import { giftText } from '../gift.text.ts';
import { recipientText } from './recipient.text.ts';

/** Shown when a link could not be opened. */
export function GiftLinkError({
  error,
  isAgain,
  onRetry,
}: {
  readonly error: Error;
  /** Whether the visitor pressed retry, after which the result gets the focus. */
  readonly isAgain: boolean;
  readonly onRetry: () => void;
}) {
  if (isCommerceError(error, 'NOT_FOUND', 'INVALID_REQUEST')) return <GiftLinkExpired takesFocus={isAgain} />;
  if (isCommerceError(error, 'TOO_MANY_REQUESTS')) return <RateLimited onRetry={onRetry} />;
  return <GiftFailed error={error} onRetry={onRetry} />;
}

/** Shown for every invalid link alike, so that it reveals no gift. */
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
        <Button variant="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {t.waitBody}
    </EmptyState>
  );
}
