import type { Account } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../../routes/screen.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import type { RouteName } from '../../../routes/paths.ts';
import { routeTitleText } from '../../../routes/route-title.text.ts';
import { hasScreen } from '../../../routes/screens.ts';
import { accountQuery, servicesQuery } from '../account.queries.ts';
import styles from '../account.module.css';
import { LogOut } from '../log-out.tsx';
import { myInfoText } from './my-info.text.ts';
import { VerifiedFields } from './verified-fields.tsx';

const PLACES: readonly { readonly route: RouteName; readonly href: string }[] = [
  { route: 'addresses', href: paths.addresses() },
  { route: 'alertSettings', href: paths.alertSettings() },
  { route: 'loginDevices', href: paths.loginDevices() },
  { route: 'openSource', href: paths.openSource() },
];

/** Who the member is, and the ways to change it. Spec §2. */
function MyInfoScreen() {
  const t = useText(myInfoText);
  const titles = useText(routeTitleText);
  const { data: account } = useQuery(accountQuery(useServices()));
  return (
    <MyPageFrame route="myInfo">
      <section aria-labelledby="profile">
        <div className={styles['row']}>
          <h2 id="profile" className={styles['heading']}>
            {t.profile}
          </h2>
          <ButtonLink href={paths.editInfo()} variant="outline">
            {t.edit}
          </ButtonLink>
        </div>
        {account === undefined ? <Skeleton height={280} /> : <Profile account={account} />}
      </section>
      <section className={styles['part']} aria-labelledby="manage">
        <h2 id="manage" className={styles['heading']}>
          {t.manage}
        </h2>
        <ul>
          {PLACES.filter(({ route }) => hasScreen(route)).map(({ route, href }) => (
            <Way key={route} href={href}>
              {titles[route]}
            </Way>
          ))}
        </ul>
      </section>
      <Services />
      <div className={styles['leave']}>
        <LogOut />
        <Link href={paths.withdrawal()} className={styles['quiet'] ?? ''}>
          {t.withdraw}
        </Link>
      </div>
    </MyPageFrame>
  );
}

function Profile({ account }: { readonly account: Account }) {
  const t = useText(myInfoText);
  return (
    <dl className={styles['facts']}>
      <VerifiedFields account={account} />
      <div>
        <dt>{t.email}</dt>
        <dd>{account.email ?? <span className={styles['subtle']}>{t.none}</span>}</dd>
      </div>
      <div>
        <dt>{t.dailyPick}</dt>
        <dd>{account.dailyPick ? t.on : t.off}</dd>
      </div>
      <div>
        <dt>{t.adult}</dt>
        <dd>
          {account.adult ? t.adultDone : t.adultNone}
          {!account.adult && (
            <Link href={paths.login('adult')} className={styles['act'] ?? ''}>
              {t.verify} <span className="visually-hidden">{t.adult}</span>
            </Link>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Services() {
  const t = useText(myInfoText);
  const { data: texts = [] } = useQuery(servicesQuery(useServices()));
  if (texts.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="services">
      <h2 id="services" className={styles['heading']}>
        {t.services}
      </h2>
      <ul>
        {texts.map(({ type, title, agreed }) => (
          <Way key={type} href={paths.serviceConsent(type)} note={agreed ? t.agreed : t.notAgreed}>
            <span lang={langOf(title)}>{title}</span>
          </Way>
        ))}
      </ul>
    </section>
  );
}

function Way({
  href,
  note,
  children,
}: {
  readonly href: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <Link href={href} className={styles['way'] ?? ''}>
        <span className={styles['wayName']}>{children}</span>
        {note !== undefined && <span className={styles['subtle']}>{note}</span>}
        <ChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
}

/** `/myPage/myInfo`. Spec §2. */
export const screen = defineScreen({
  Screen: MyInfoScreen,
  load: ({ prefetch, services }) => {
    prefetch(accountQuery(services));
    prefetch(servicesQuery(services));
  },
});
