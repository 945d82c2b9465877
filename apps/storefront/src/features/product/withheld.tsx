import type { Product } from '@dealstore/commerce-core/domain';
import { ShieldAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import buttonStyles from '@dealstore/ui/form/button.module.css';
import { classNames } from '@dealstore/ui/class-names.ts';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { usePageFacts } from '../../page/page-state.ts';
import { pendingTargetStore } from '../../page/pending-target.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { paths } from '../../routes/links.ts';
import { withheldText } from './withheld.text.ts';

/**
 * Takes the place of goods for adults, of which the backend answered nothing, and asks for the
 * proof. Spec §2 (adult drawer), §6.
 */
export function WithheldProduct({ product }: { readonly product: Product }) {
  const t = useText(withheldText);
  const chrome = useChrome();
  const { productNo } = product.baseInfo;
  const purpose = usePageFacts().loggedIn ? 'adult' : undefined;
  useEffect(() => {
    // A member comes back here from the proof of age as a guest does from the log-in.
    pendingTargetStore.save(paths.product(productNo), null);
    chrome.ask('adult', { leaveOnClose: true });
  }, [chrome, productNo]);
  return (
    <EmptyState
      icon={<ShieldAlert size={40} strokeWidth={1.5} />}
      title={t.title}
      action={
        // A link, for this is all there is here without a script.
        <a className={classNames(buttonStyles['button'], buttonStyles['primary'])} href={paths.login(purpose)}>
          {t.confirm}
        </a>
      }
    >
      {t.body}
    </EmptyState>
  );
}
