import type { Account } from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { PhoneNumber } from '@dealstore/ui/phone-number.tsx';
import { paths } from '../../../routes/links.ts';
import styles from '../account.module.css';
import { myInfoText } from './my-info.text.ts';

/**
 * What a verification proved of a member, as rows of a list: the name, and the phone with the way to another. Spec §3.
 */
export function VerifiedFields({ account }: { readonly account: Account }) {
  const t = useText(myInfoText);
  return (
    <>
      <div>
        <dt>{t.name}</dt>
        <dd lang={langOf(account.name)}>{account.name}</dd>
      </div>
      <div>
        <dt>{t.phone}</dt>
        <dd>
          <PhoneNumber digits={account.phone} />
          <Link href={paths.phoneCertification()} className={styles['act'] ?? ''} aria-label={t.changePhone}>
            {t.change}
          </Link>
        </dd>
      </div>
    </>
  );
}
