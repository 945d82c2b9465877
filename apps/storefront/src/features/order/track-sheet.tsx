import {
  deliveryCompanyName,
  deliveryStepsAhead,
  type DeliveryStep,
  type OrderOption,
  type OrderStatusDate,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { type SameShape } from '@dealstore/ui/locale/define-text.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Timeline } from '@dealstore/ui/timeline.tsx';
import { useServices } from '../../container/use-service.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { copyText } from '../../page/copy-text.ts';
import { ArrivalDay } from '../../widgets/arrival/arrival-day.tsx';
import { deliveryStepsQuery } from './order.queries.ts';
import styles from './track-sheet.module.css';
import { trackText } from './track.text.ts';

/**
 * How far a parcel has come: who carries it under which number, what is still to come, and when it passed each station, the
 * last one first.
 */
export function TrackSheet({ option, onClose }: { readonly option: OrderOption; readonly onClose: () => void }) {
  const t = useText(trackText);
  return (
    <Sheet open onClose={onClose} title={t.title} textOnly>
      <Track option={option} />
    </Sheet>
  );
}

/** What the sheet says. */
export function Track({ option }: { readonly option: OrderOption }) {
  const { delivery, orderOptionNo, orderStatusDate } = option;
  const t = useText(trackText);
  const language = useLanguage();
  const chrome = useChrome();
  const { arrivalYmd, deliveryStartYmdt } = orderStatusDate;
  const carrier = deliveryCompanyName(delivery?.deliveryCompanyType, language);
  const query = deliveryStepsQuery(useServices(), orderOptionNo);
  const courier = useQuery({ ...query, enabled: delivery !== null && deliveryStartYmdt !== null });
  const stations = stationsOf(orderStatusDate, courier.data ?? [], t);
  const ahead = deliveryStepsAhead(option, courier.data ?? null).toReversed();
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
            variant="outline"
            size="small"
            className={styles['copy']}
            aria-label={t.copyInvoice}
            onClick={async () => chrome.toast((await copyText(delivery.invoiceNo)) ? t.invoiceCopied : t.notCopied)}
          >
            {t.copy}
          </Button>
        </p>
      )}
      <Timeline label={t.title}>
        {ahead.map((step) => (
          <li key={step} data-state="ahead">
            <strong>
              {t[`ahead-${step}`]} <span className="visually-hidden">({t.ahead})</span>
            </strong>
          </li>
        ))}
        {stations.map(({ name, place, ymdt }, index) => (
          <li key={`${ymdt} ${stations.length - index}`} aria-current={index === 0 ? 'step' : undefined}>
            <strong>{name}</strong>
            {place !== null && <span lang={langOf(place)}>{place}</span>}
            <time dateTime={ymdt}>{dateTimeOf(ymdt, language)}</time>
          </li>
        ))}
      </Timeline>
      {courier.isError && (
        <p role="status" className={styles['carrier']}>
          <span>{t.stepsMissing}</span>
          <Button variant="outline" size="small" busy={courier.isFetching} onClick={() => courier.refetch()}>
            {t.retry}
          </Button>
        </p>
      )}
      {delivery?.retrieveInvoiceUrl != null && (
        <a className={styles['atCarrier']} href={delivery.retrieveInvoiceUrl} target="_blank" rel="noopener noreferrer">
          {t.atCarrier}
        </a>
      )}
    </>
  );
}

interface Station {
  readonly name: string;
  readonly place: string | null;
  readonly ymdt: string;
}

/** What the courier has written, between what the shop knows by itself; the last one first. */
function stationsOf(
  { deliveryCompleteYmdt, deliveryStartYmdt, payYmdt }: OrderStatusDate,
  steps: readonly DeliveryStep[],
  t: SameShape<(typeof trackText)['ko']>,
): readonly Station[] {
  const own = (name: string, ymdt: string | null): readonly Station[] =>
    ymdt === null ? [] : [{ name, place: null, ymdt }];
  const isTold = steps.some(({ deliveryStepType }) => deliveryStepType === 'DELIVERED');
  return [
    ...(isTold ? [] : own(t.DELIVERED, deliveryCompleteYmdt)),
    ...steps.map(({ deliveryStepType, place, stepYmdt }) => ({
      name: t[deliveryStepType],
      place,
      ymdt: stepYmdt,
    })),
    ...(steps.length > 0 ? [] : own(t.stationShipped, deliveryStartYmdt)),
    ...own(t.stationPaid, payYmdt),
  ];
}
