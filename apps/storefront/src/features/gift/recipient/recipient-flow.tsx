import type { ReceivedGift } from '@dealstore/commerce-core/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { GiftSkeleton } from './gift-skeleton.tsx';
import { GiftLinkError } from './gift-link-error.tsx';
import { RecipientView } from './recipient-view.tsx';
import { recipientText } from './recipient.text.ts';
import { useGiftRecipient } from './use-gift-recipient.ts';

/** A gift by its link: the result of reading it, then the steps of its recipient. */
export function RecipientFlow({
  token,
  gift,
  error,
  refetch,
}: {
  readonly token: string;
  /** Undefined while it is loading. */
  readonly gift: ReceivedGift | undefined;
} & Pick<UseQueryResult, 'error' | 'refetch'>) {
  const [isAgain, setAgain] = useState(false);
  if (gift !== undefined) return <Steps token={token} gift={gift} isAgain={isAgain} />;
  if (error === null) return <GiftSkeleton />;
  const readAgain = () => {
    setAgain(true);
    void refetch();
  };
  return <GiftLinkError error={error} isAgain={isAgain} onRetry={readAgain} />;
}

function Steps({
  token,
  gift,
  isAgain,
}: {
  readonly token: string;
  readonly gift: ReceivedGift;
  readonly isAgain: boolean;
}) {
  const t = useText(recipientText);
  const chrome = useChrome();
  const flow = useGiftRecipient({ kind: 'link', token }, gift, ({ type }) => {
    if (type === 'corrected') chrome.toast(t.changed);
  });
  return <RecipientView flow={{ ...flow, hasBegun: isAgain || flow.hasBegun }} />;
}
