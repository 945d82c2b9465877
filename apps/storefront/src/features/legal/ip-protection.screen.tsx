import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { defineScreen } from '../../routes/screen.ts';
import { ipProtectionText } from './ip-protection.text.ts';
import styles from './legal.module.css';
import { PageName } from '../../widgets/page-name/page-name.tsx';

/** How an owner of a right reports goods that infringe it. Spec §2. */
function IpProtectionScreen() {
  const t = useText(ipProtectionText);
  const { shop } = usePageFacts();
  return (
    <article className={styles['page']}>
      <PageName route="ipProtection" />
      <p className={styles['lead']}>{t.lead(shop.brand)}</p>
      <h2>{t.whoTitle}</h2>
      <p>{t.who}</p>
      <h2>{t.papersTitle}</h2>
      <ul className={styles['points']}>
        <li>{t.paperClaim}</li>
        <li>{t.paperRight}</li>
        <li>{t.paperPerson}</li>
      </ul>
      <h2>{t.stepsTitle}</h2>
      <ol className={styles['points']}>
        <li>{t.stepReceive}</li>
        <li>{t.stepStop}</li>
        <li>{t.stepReply}</li>
        <li>{t.stepEnd}</li>
      </ol>
      <h2>{t.contactTitle}</h2>
      <dl className={styles['contact']}>
        <div>
          <dt>{t.email}</dt>
          <dd>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t.phone}</dt>
          <dd>
            <a href={`tel:${shop.servicePhone}`}>{shop.servicePhone}</a>
          </dd>
        </div>
        <div>
          <dt>{t.hours}</dt>
          <dd>{shop.serviceHours}</dd>
        </div>
      </dl>
    </article>
  );
}

/** `/etc/right`. Spec §2. */
export const screen = defineScreen({ Screen: IpProtectionScreen });
