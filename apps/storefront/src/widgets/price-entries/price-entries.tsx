import type { BillLine } from '@dealstore/commerce-core/domain';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { priceEntriesText } from './price-entries.text.ts';

const Entries = lazyComponent(async () => (await import('./entries.tsx')).Entries, <Skeleton height={240} />);

/** A button that explains a price: every entry of its bill with the rule, what it comes from, and the won it makes. */
export function PriceEntries({ lines }: { readonly lines: readonly BillLine[] }) {
  const t = useText(priceEntriesText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <ReceiptText size={16} aria-hidden /> {t.open}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.title} textOnly>
        {isOpen && <Entries lines={lines} />}
      </Sheet>
    </>
  );
}
