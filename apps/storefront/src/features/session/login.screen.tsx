import { purposeOf } from '@dealstore/commerce-core/domain';
import { Coins, PackageCheck, Smartphone, TicketPercent } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { useHeldForm } from '../../page/use-held-form.ts';
import styles from './login.module.css';
import { sessionText } from './session.text.ts';

/** Log-in by identity verification: one form to the web host, so that it works without a script. Spec §1, §2. */
function LoginScreen({ search }: ScreenProps) {
  const t = useText(sessionText);
  const { shop } = usePageFacts();
  const chrome = useChrome();
  const hold = useHeldForm();
  const purpose = purposeOf(`?${search.toString()}`);
  const isAdult = purpose === 'adult';
  const failure = failureOf(search.get('failed'), t);
  return (
    <section className={styles['login']}>
      <span className={styles['mark']} aria-hidden>
        {isAdult ? '19' : <Smartphone size={40} strokeWidth={1.75} />}
      </span>
      <h2 className={styles['headline']}>{isAdult ? t.adultHeadline : t.headline(shop.brand)}</h2>
      <p className={styles['body']}>{isAdult ? t.adultBody : t.body}</p>
      {failure !== null && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <form method="post" action="/session/start" className={styles['form']} onSubmit={hold}>
        <input type="hidden" name="purpose" value={purpose} />
        <Button type="submit" size="cta" wide>
          {isAdult ? t.adultStart : t.start}
        </Button>
      </form>
      <button
        type="button"
        className={styles['privacy']}
        onClick={() => chrome.showTerms({ type: 'PI_PROCESS', title: t.privacy })}
      >
        {t.seePrivacy}
      </button>
      <a className={styles['browse']} href="/">
        {isAdult ? t.browseOthers : t.browse}
      </a>
      {!isAdult && (
        <section className={styles['benefits']} aria-labelledby="benefits">
          <h3 id="benefits" className={styles['benefitsTitle']}>
            {t.benefits}
          </h3>
          <ul>
            <li>
              <TicketPercent size={24} strokeWidth={1.75} aria-hidden /> {t.benefitCoupon}
            </li>
            <li>
              <Coins size={24} strokeWidth={1.75} aria-hidden /> {t.benefitPoint}
            </li>
            <li>
              <PackageCheck size={24} strokeWidth={1.75} aria-hidden /> {t.benefitOrder}
            </li>
          </ul>
        </section>
      )}
    </section>
  );
}

type Words = (typeof sessionText)['ko'];

function failureOf(
  failed: string | null,
  t: Pick<Words, 'failedState' | 'failedStart' | 'failedAge' | 'failedVerification'>,
) {
  if (failed === null) return null;
  if (failed === 'state') return t.failedState;
  if (failed === 'age') return t.failedAge;
  return failed === 'start' ? t.failedStart : t.failedVerification;
}

/** `/auth/login`. Spec §2. */
export const screen = defineScreen({
  Screen: LoginScreen,
  meta: ({ search, language }) => ({
    noIndex: true,
    ...(purposeOf(`?${search.toString()}`) === 'adult' && { title: sessionText[language].adultTitle }),
  }),
});
