import { formatNumber } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { benefitsQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import styles from './home.module.css';

/** What a member holds, or why a guest should log in; what is not known is no zero. Assumed: as the strip under the icons. */
export function MembershipStrip() {
  const t = useText(homeText);
  const { loggedIn } = usePageFacts();
  const { data } = useQuery({ ...benefitsQuery(useServices()), enabled: loggedIn });
  if (!loggedIn) {
    return (
      <Link className={styles['strip'] ?? ''} href={paths.login()}>
        {t.guest} <ChevronRight size={18} aria-hidden />
      </Link>
    );
  }
  return (
    <Link className={styles['strip'] ?? ''} href={paths.myPage()}>
      {data === undefined ? (
        <span>{t.membership}</span>
      ) : (
        <span>
          <b>{data.grade}</b> {t.grade}
        </span>
      )}
      <span>
        {t.coupons} <b>{data === undefined ? '–' : t.couponCount(formatNumber(data.coupons))}</b>
        <span aria-hidden> · </span>
        {t.points} <b>{data === undefined ? '–' : `${formatNumber(data.points)}P`}</b>
      </span>
    </Link>
  );
}
