import { isCommerceError, type OrderSheet, type OrderSheetNo } from '@dealstore/commerce-core/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { Redirect } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import type { LoadServices } from '../../../container/services.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { PageName } from '../../../widgets/page-name/page-name.tsx';
import { WrongPage } from '../../../widgets/wrong-page/wrong-page.tsx';
import { GiftFailed } from '../gift-parts.tsx';
import { giftQuery } from '../gift.queries.ts';
import { senderText } from './sender.text.ts';
import styles from '../gift.module.css';
import { GIFTS_KEY } from '../../../page/query-keys.ts';

const SenderForm = lazyComponent(async () => (await import('./sender-form.tsx')).SenderForm, <Skeleton height={520} />);

/** The sender enters recipient and card of a gift. Spec §2. */
function GiftSenderScreen({ search }: ScreenProps) {
  const orderSheetNo = search.get('sheet');
  if (orderSheetNo === null) return <Redirect to={paths.giftBox({ tab: 'gift-send' })} replace />;
  return <Sender orderSheetNo={orderSheetNo} />;
}

function Sender({ orderSheetNo }: { readonly orderSheetNo: OrderSheetNo }) {
  const t = useText(senderText);
  const services = useServices();
  const { data: sheet, error, refetch } = useQuery(giftSheetQuery(services, orderSheetNo));
  const giftId = sheet?.gift?.giftId ?? 0;
  // The stored gift, to be edited; the sheet has no card.
  const { data: gift, isLoading } = useQuery({ ...giftQuery(services, giftId), enabled: giftId > 0 });
  // The visitor came back after the payment.
  const orderNo = isCommerceError(error, 'STATE_CONFLICT') ? (error.details?.orderNo ?? null) : null;
  if (orderNo !== null) return <Redirect to={paths.giftBox({ tab: 'gift-send' })} replace />;
  if (isCommerceError(error, 'NOT_FOUND', 'STATE_CONFLICT')) {
    return (
      <EmptyState
        icon={<Gift size={40} strokeWidth={1.5} />}
        title={t.gone}
        action={<ButtonLink href={paths.home()}>{t.toShop}</ButtonLink>}
      >
        {t.goneBody}
      </EmptyState>
    );
  }
  if (error !== null) return <GiftFailed error={error} onRetry={() => void refetch()} />;
  if (sheet === undefined || isLoading) return <Skeleton height={520} />;
  if (sheet.type !== 'gift') return <WrongPage />;
  return (
    <div className={`${styles['page']} ${styles['alone']}`}>
      <PageName route="giftSender" />
      <SenderForm sheet={sheet} sentGift={gift?.side === 'SEND' ? gift : null} />
    </div>
  );
}

function giftSheetQuery(services: LoadServices, orderSheetNo: OrderSheetNo) {
  return queryOptions({
    queryKey: [...GIFTS_KEY, 'sheet', orderSheetNo],
    meta: { quiet: 'gift' },
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OrderSheet> => (await services()).orderApi.sheet(orderSheetNo, signal),
  });
}

/** `/myPage/gift/giftSender?sheet=`. Spec §2. */
export const screen = defineScreen({ Screen: GiftSenderScreen });
