import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { usePagePath, usePageSearch } from '../page/page-location.ts';
import { usePageFacts } from '../page/page-state.ts';
import { paths } from '../routes/links.ts';
import { useChrome } from '../page/chrome-store.ts';
import { useHeldForm } from '../page/use-held-form.ts';
import { footerText } from './footer.text.ts';
import styles from './footer.module.css';

/** Policies, the broker notice, customer service and who runs the shop. Spec §1, §2 (Chrome); the law asks for it. */
export function Footer() {
  const t = useText(footerText);
  const { shop } = usePageFacts();
  const chrome = useChrome();
  const [companyName, , , , , , , storeEntryUrl, escrow] = shop.business;
  const legal = (type: string, title: string) => () => chrome.showTerms({ type, title });
  return (
    <footer className={styles['footer']}>
      <div className="container">
        <nav aria-label={t.links}>
          <ul className={styles['links']}>
            <li>
              <button type="button" onClick={legal('USE', t.terms)}>
                {t.terms}
              </button>
            </li>
            <li>
              <Link href={paths.privacy()}>
                <b>{t.privacy}</b>
              </Link>
            </li>
            <li>
              <button type="button" onClick={legal('YOUTH_PROTECTION', t.youth)}>
                {t.youth}
              </button>
            </li>
            <li>
              <button type="button" onClick={legal('REFUND_POLICY', t.refunds)}>
                {t.refunds}
              </button>
            </li>
            <li>
              <a href={storeEntryUrl} rel="noopener">
                {t.entry}
              </a>
            </li>
            <li>
              <Link href={paths.ipProtection()}>{t.ip}</Link>
            </li>
            <li>
              <Link href={paths.sellers()}>{t.sellers}</Link>
            </li>
            <li>
              <Link href={paths.notices()}>{t.notices}</Link>
            </li>
            <li>
              <Link href={paths.faq()}>{t.faq}</Link>
            </li>
          </ul>
        </nav>
        <p className={styles['service']}>
          {t.service}
          <a href={`tel:${shop.servicePhone}`}>{shop.servicePhone}</a>
          <span>{shop.serviceHours}</span>
        </p>
        <CompanyInfo />
        <p className={styles['notice']}>{t.broker(shop.brand)}</p>
        <p className={styles['notice']}>{escrow}</p>
        <LanguageSwitch />
        <p className={styles['notice']}>{t.rights('2026', companyName)}</p>
      </div>
    </footer>
  );
}

function CompanyInfo() {
  const t = useText(footerText);
  const { shop } = usePageFacts();
  const [companyName, representative, address, mailOrderNo, hostingProvider, businessNo, businessCheckUrl] =
    shop.business;
  const [open, setOpen] = useState(false);
  const rows = [
    [t.representative, representative],
    [t.address, address],
    [t.mailOrderNo, mailOrderNo],
    [t.hosting, hostingProvider],
    [t.email, shop.email],
  ] as const;
  return (
    <div className={styles['company']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={open}
        aria-controls="company-info"
        onClick={() => setOpen(!open)}
      >
        {`${companyName} ${t.company}`}
        <ChevronDown size={16} aria-hidden />
      </button>
      <dl id="company-info" hidden={!open} className={open ? styles['rows'] : undefined}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t.businessNo}</dt>
          <dd>
            {businessNo}{' '}
            <a href={businessCheckUrl} target="_blank" rel="noopener noreferrer">
              {t.check}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Two buttons of a form, so that the choice works without a script and is kept in a cookie. Spec §1. */
function LanguageSwitch() {
  const t = useText(footerText);
  const language = useLanguage();
  const path = usePagePath();
  const search = usePageSearch();
  const hold = useHeldForm();
  return (
    <form
      className={styles['language']}
      method="post"
      action="/session/language"
      aria-label={t.language}
      onSubmit={hold}
    >
      <input type="hidden" name="from" value={search === '' ? path : `${path}?${search}`} />
      <button type="submit" name="language" value="ko" lang="ko" aria-pressed={language === 'ko'}>
        한국어
      </button>
      <button type="submit" name="language" value="en" lang="en" aria-pressed={language === 'en'}>
        English
      </button>
    </form>
  );
}
