import { deliveryCompanyName, type OrderOption } from '@dealstore/commerce-core/domain';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Timeline } from '@dealstore/ui/timeline.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { copyText } from '../../page/copy-text.ts';
import { ArrivalDay } from '../../widgets/arrival/arrival-day.tsx';
import { orderText } from './order.text.ts';
import styles from './track-sheet.module.css';

/**
 * How far a parcel has come: who carries it under which number, and when it passed each station, the last one first.
 */
export function TrackSheet({ option, onClose }: { readonly option: OrderOption; readonly onClose: () => void }) {
  const t = useText(orderText);
  return (
    <Sheet open onClose={onClose} title={t.track} textOnly>
      <Track option={option} />
    </Sheet>
  );
}

/** What the sheet says. */
export function Track({ option: { delivery, orderStatusDate } }: { readonly option: OrderOption }) {
  const t = useText(orderText);
  const chrome = useChrome();
  const { arrivalYmd, deliveryCompleteYmdt, deliveryStartYmdt, payYmdt } = orderStatusDate;
  const carrier = deliveryCompanyName(delivery?.deliveryCompanyType, useLanguage());
  const stations = (
    [
      [t.stationDelivered, deliveryCompleteYmdt],
      [t.stationShipped, deliveryStartYmdt],
      [t.stationPaid, payYmdt],
    ] as const
  ).filter(([, ymdt]) => ymdt !== null);
  return (
    <>
      {arrivalYmd !== null && (
        <p className={styles['arrival']}>
          <ArrivalDay ymd={arrivalYmd} />
        </p>
      )}
      {delivery !== null && (
        <p className={styles['carrier']}>
          <span>{carrier ?? t.carrier}</span>
          <strong>{delivery.invoiceNo}</strong>
          <Button
            look="outline"
            size="small"
            className={styles['copy']}
            aria-label={t.copyInvoice}
            onClick={async () => chrome.toast((await copyText(delivery.invoiceNo)) ? t.invoiceCopied : t.notCopied)}
          >
            {t.copy}
          </Button>
        </p>
      )}
      <Timeline label={t.track}>
        {stations.map(([station, ymdt], index) => (
          <li key={station} aria-current={index === 0 ? 'step' : undefined}>
            <strong>{station}</strong>
            {ymdt !== null && <time dateTime={ymdt}>{dateTimeOf(ymdt)}</time>}
          </li>
        ))}
      </Timeline>
      {delivery?.retrieveInvoiceUrl != null && (
        <a className={styles['atCarrier']} href={delivery.retrieveInvoiceUrl} target="_blank" rel="noopener noreferrer">
          {t.atCarrier}
        </a>
      )}
    </>
  );
}
