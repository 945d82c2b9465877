import type { ProductNo, SharedPage } from '@dealstore/commerce-core/domain';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useServices } from '../../container/use-service.ts';
import { lazySheet } from '../lazy-component/lazy-component.tsx';
import { shareText } from './share.text.ts';

const ShareSheet = lazySheet(async () => (await import('./share-sheet.tsx')).ShareSheet);

/** Shares the page it is on: by the shell's own sheet where there is one, else by the four ways of ours. Spec §2. */
export function ShareButton({
  title,
  productNo = null,
  className,
}: Pick<SharedPage, 'title'> & { readonly productNo?: ProductNo | null; readonly className?: string | undefined }) {
  const t = useText(shareText);
  const services = useServices();
  const [shared, setShared] = useState<SharedPage | null>(null);
  const share = async () => {
    const { shareByShell } = await import('./share-by-shell.ts');
    setShared(await shareByShell(services, { title, productNo }));
  };
  return (
    <>
      <button type="button" className={className} aria-label={t.share} onClick={() => void share()}>
        <Share2 size={20} aria-hidden />
      </button>
      {shared !== null && <ShareSheet page={shared} onClose={() => setShared(null)} />}
    </>
  );
}
