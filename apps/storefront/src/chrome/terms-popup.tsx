import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { termsQuery } from './chrome.queries.ts';
import { useServices } from '../container/use-service.ts';
import { useText } from '../locale/use-text.ts';
import { Button } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { chromeText } from './chrome.text.ts';
import { type TermsPopup as Terms, useChrome, useChromeState } from './chrome.view.ts';
import styles from './terms-popup.module.css';

/** A legal text over the whole screen; the personal-information variant has a confirm button and no close icon. Spec §2. */
export function TermsPopup() {
  const { terms } = useChromeState();
  return terms === null ? null : <OpenTerms terms={terms} />;
}

function OpenTerms({ terms }: { readonly terms: Terms }) {
  const t = useText(chromeText);
  const chrome = useChrome();
  const { data, isPending } = useQuery(termsQuery(useServices(), terms.type));
  return (
    <Sheet
      open
      kind="full"
      title={terms.title}
      onClose={() => chrome.closeTerms()}
      footer={
        terms.closable ? null : (
          <Button size="cta" onClick={() => chrome.closeTerms()}>
            {t.confirm}
          </Button>
        )
      }
    >
      {terms.closable && (
        <button type="button" className={styles['close']} aria-label={t.close} onClick={() => chrome.closeTerms()}>
          <X aria-hidden />
        </button>
      )}
      {isPending ? <Skeleton height={320} /> : <RichText html={data?.contents ?? ''} />}
    </Sheet>
  );
}
