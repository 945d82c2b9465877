import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { RecipientView } from './recipient-view.tsx';
import { recipientText } from './recipient.text.ts';
import { useGiftRecipient } from './use-gift-recipient.ts';

/** The steps of who has the link of a gift. */
export function RecipientFlow({ token }: { readonly token: string }) {
  const t = useText(recipientText);
  const chrome = useChrome();
  const flow = useGiftRecipient({ access: { kind: 'link', token }, gift: null }, ({ type }) => {
    if (type === 'corrected') chrome.toast(t.changed);
  });
  return <RecipientView flow={flow} />;
}
