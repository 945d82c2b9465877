import type { Product, Withheld } from '@dealstore/commerce-core/domain';
import { ShieldAlert } from 'lucide-react';
import { useEffect } from 'react';
import { usePageFacts } from '../../app/page-state.ts';
import { savePending } from '../../app/session-calls.ts';
import { useChrome } from '../../chrome/chrome.view.ts';
import { useLanguage, useText } from '../../locale/use-text.ts';
import { paths } from '../../routes/links.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { productText } from './product.text.ts';

/** Stands in for goods this visitor may not see, and asks for what is missing. Spec §2 (adult and telecom drawers), §6. */
export function WithheldProduct({ product, reason }: { readonly product: Product; readonly reason: Withheld }) {
  const t = useText(productText);
  const language = useLanguage();
  const chrome = useChrome();
  const { shop, loggedIn } = usePageFacts();
  const { productNo } = product.baseInfo;
  const prompt = reason === 'ADULT' ? 'adult' : 'telecom';
  useEffect(() => {
    if (!loggedIn) savePending(paths.product(productNo));
    chrome.ask(prompt, true);
  }, [chrome, loggedIn, productNo, prompt]);
  return (
    <EmptyState
      icon={<ShieldAlert size={40} strokeWidth={1.5} />}
      title={reason === 'ADULT' ? t.withheldAdult : t.withheldTelecom(shop.telecom[language])}
      action={<Button onClick={() => chrome.ask(prompt, true)}>{t.confirm}</Button>}
    >
      {t.withheldBody}
    </EmptyState>
  );
}
