import { useQuery } from '@tanstack/react-query';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../routes/screen.ts';
import { TermsText } from '../../widgets/terms/terms-text.tsx';
import { useServices } from '../../container/use-service.ts';
import styles from './legal.module.css';
import { privacyQuery } from './legal.queries.ts';
import { legalText } from './legal.text.ts';
import { PageName } from '../../widgets/page-name/page-name.tsx';

/** The privacy policy in force; the header names it. Spec §2, §7. */
function PrivacyScreen() {
  const t = useText(legalText);
  const language = useLanguage();
  const { data: terms } = useQuery(privacyQuery(useServices()));
  if (terms === undefined) return <Skeleton height="60vh" />;
  return (
    <article className={styles['page']}>
      <PageName route="privacy" />
      <p className={styles['lead']}>{t.enforced(dateOf(terms.enforcementDate, language))}</p>
      <TermsText html={terms.contents} />
    </article>
  );
}

/** `/etc/personal`. Spec §2. */
export const screen = defineScreen({
  Screen: PrivacyScreen,
  load: ({ prefetch, services }) => prefetch(privacyQuery(services)),
});
