import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Section } from '@dealstore/ui/section.tsx';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { ClaimForm } from './claim-form.tsx';
import { exchangeOrReturnTargetOf } from './claim-route.ts';
import { claimFormText } from './claim-form.text.ts';
import styles from './claim.module.css';

/**
 * Asks for an exchange or a return, as `?claim=` says; without it the buyer chooses first.
 * Spec §2; the query is Assumed.
 */
function ExchangeOrReturnScreen({ params, search }: ScreenProps) {
  const target = exchangeOrReturnTargetOf(params, search);
  return (
    <MyPageFrame route="exchangeOrReturn" within="orders" plain>
      {target === null ? <Choose params={params} /> : <ClaimForm key={target.claimType} {...target} />}
    </MyPageFrame>
  );
}

function Choose({ params }: Pick<ScreenProps, 'params'>) {
  const t = useText(claimFormText);
  const option = {
    orderOptionNo: Number(params['id']),
    orderNo: params['orderNo'] ?? '',
    optionNo: Number(params['optionNo']),
    productNo: Number(params['productNo']),
  };
  return (
    <Section title={t.choose}>
      <ul className={styles['kinds']}>
        <li>
          <Link href={paths.exchangeOrReturn(option, 'return')} className={styles['kind'] ?? ''}>
            <span>
              <strong>{t.toReturn}</strong>
              <span className={styles['sub']}>{t.toReturnBody}</span>
            </span>
            <ChevronRight size={18} aria-hidden />
          </Link>
        </li>
        <li>
          <Link href={paths.exchangeOrReturn(option, 'exchange')} className={styles['kind'] ?? ''}>
            <span>
              <strong>{t.toExchange}</strong>
              <span className={styles['sub']}>{t.toExchangeBody}</span>
            </span>
            <ChevronRight size={18} aria-hidden />
          </Link>
        </li>
      </ul>
    </Section>
  );
}

/** `/myPage/order/request/…`. Spec §2. */
export const screen = defineScreen({ Screen: ExchangeOrReturnScreen });
