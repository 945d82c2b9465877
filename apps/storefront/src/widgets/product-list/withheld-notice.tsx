import { WITHHELD_COUNT_LIMIT } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import buttonStyles from '@dealstore/ui/form/button.module.css';
import { useServices } from '../../container/use-service.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { useAskLogin } from '../../page/use-ask-login.ts';
import { paths } from '../../routes/links.ts';
import { isMinorQuery } from './product-list.queries.ts';
import { productListText } from './product-list.text.ts';
import styles from './withheld-notice.module.css';

/** Says how many goods for adults a list leaves out, and asks possible adults for the proof. Spec §6; Assumed. */
export function WithheldNotice({ count }: { readonly count: number }) {
  const { loggedIn } = usePageFacts();
  const t = useText(productListText);
  const options = { enabled: loggedIn, meta: { quiet: 'shown' } } as const;
  const member = useQuery({ ...isMinorQuery(useServices()), ...options });
  // The account's answer decides for a member: until then a member is not asked for what they cannot prove.
  const isAsked = !loggedIn || (!member.isPending && member.data !== true);
  return (
    <div className={styles['notice']} role="status">
      <span className={styles['mark']} aria-hidden>
        19
      </span>
      <p>{isAsked ? t.withheld(count, count === WITHHELD_COUNT_LIMIT) : t.notShown}</p>
      {isAsked && <ProofLink loggedIn={loggedIn} />}
    </div>
  );
}

/** A link, for without a script it leads to the log-in itself; with one the drawer asks first. */
function ProofLink({ loggedIn }: { readonly loggedIn: boolean }) {
  const t = useText(productListText);
  const askLogin = useAskLogin();
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    askLogin({ withheld: 'ADULT' });
  };
  return (
    <a
      className={classNames(buttonStyles['button'], buttonStyles['outline'])}
      href={paths.login(loggedIn ? 'adult' : undefined)}
      onClick={ask}
    >
      {t.proveAge}
    </a>
  );
}
