import type { SentGift } from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { paths } from '../../../routes/links.ts';
import { RefusalNote } from '../gift-parts.tsx';
import { useGiftCall } from '../use-gift-call.ts';
import { lazySheet } from '../../../widgets/lazy-component/lazy-component.tsx';
import { shareGiftText } from './share.text.ts';

const ShareGiftSheet = lazySheet(async () => (await import('./share-gift-sheet.tsx')).ShareGiftSheet);

/** Creates a link of a gift and opens the share sheet: that of the shell where there is one, otherwise ours. */
export function ShareGift({
  gift,
  wide = false,
}: {
  readonly gift: Pick<SentGift, 'giftId' | 'senderName'>;
  readonly wide?: boolean;
}) {
  const t = useText(shareGiftText);
  const [link, setLink] = useState<string | null>(null);
  const share = useGiftCall(
    async ({ giftApi, bridge }, _said: null) => {
      const made = window.location.origin + paths.recipientInfo(await giftApi.link(gift.giftId));
      return (await bridge.openShare({ link: made, title: t.name })) === 'none' ? made : null;
    },
    (made) => setLink(made),
  );
  return (
    <div>
      <Button {...(wide && { size: 'cta', wide })} busy={share.isPending} onClick={() => share.run(null)}>
        {t.share}
      </Button>
      <RefusalNote refusal={share.refusal} waits={share.isPending} />
      {link !== null && <ShareGiftSheet link={link} senderName={gift.senderName} onClose={() => setLink(null)} />}
    </div>
  );
}
