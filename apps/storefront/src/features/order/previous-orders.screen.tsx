import { formatOptionValue, formatWon, type PreviousOrder } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen } from '../../routes/screen.ts';
import { payTypeText } from '../../widgets/pay-type/pay-type.text.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import styles from './order.module.css';
import optionStyles from './option.module.css';
import own from './purchase-history.module.css';
import { orderText } from './order.text.ts';
import { previousOrdersQuery } from './purchase-history.queries.ts';
import { purchaseHistoryText } from './purchase-history.text.ts';

/** The orders of the former shop, to be looked at. Spec §2. */
function PreviousOrdersScreen() {
  const t = useText(purchaseHistoryText);
  const { data, error } = useQuery(previousOrdersQuery(useServices()));
  if (error !== null && data === undefined) throw error;
  return (
    <MyPageFrame route="previousOrders">
      {data === undefined && <Skeleton height={240} radius={12} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<PackageOpen size={40} strokeWidth={1.5} />}
          title={t.previousEmpty}
          action={<ButtonLink href={paths.orders()}>{t.toOrders}</ButtonLink>}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <p className={own['lead']}>{t.previousLead}</p>
          {data.map((order) => (
            <PreviousOrderCard key={order.orderNo} order={order} />
          ))}
        </>
      )}
    </MyPageFrame>
  );
}

function PreviousOrderCard({ order }: { readonly order: PreviousOrder }) {
  const t = useText(purchaseHistoryText);
  const words = useText(orderText);
  const payTypes = useText(payTypeText);
  const language = useLanguage();
  const facts = [
    [t.goods, formatWon(order.purchasePrice, language)],
    [t.delivery, formatWon(order.deliveryAmt, language)],
    [t.paid, formatWon(order.mainPayAmt, language)],
    [t.payType, payTypes[order.payType]],
    [t.receiver, order.receiverName],
  ] as const;
  return (
    <section className={own['previousOrder']} aria-label={`${words.orderNo} ${order.orderNo}`}>
      <h2 className={own['day']}>{dateOf(order.orderYmdt, language)}</h2>
      <p className={styles['orderNo']}>
        {words.orderNo} {order.orderNo}
      </p>
      <ul>
        {order.orderOptions.map((option) => (
          <li key={`${option.productName}|${option.optionValue}`} className={optionStyles['option']}>
            <p className={optionStyles['status']}>
              <strong>{words[option.orderStatusType]}</strong>
            </p>
            <div className={optionStyles['item']}>
              <span className={optionStyles['picture']}>
                <Picture src={option.imageUrl} alt="" width={96} height={96} />
              </span>
              <div className={optionStyles['what']}>
                <p className={optionStyles['name']} lang={langOf(option.productName)}>
                  {option.productName}
                </p>
                <p className={optionStyles['detail']}>
                  {option.optionValue !== '' && (
                    <span lang={langOf(option.optionValue)}>{formatOptionValue(option.optionValue)} · </span>
                  )}
                  {t.quantity(option.orderCnt)}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <dl className={own['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={langOf(value)}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `/myPage/order/previousList`. Spec §2. */
export const screen = defineScreen({
  Screen: PreviousOrdersScreen,
  load: ({ prefetch, services }) => prefetch(previousOrdersQuery(services)),
});
