import { promptOfKind } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import buttonStyles from '@dealstore/ui/form/button.module.css';
import { classNames } from '@dealstore/ui/class-names.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { paths } from '../../routes/links.ts';
import { useChrome, useChromeState } from '../../page/chrome-store.ts';
import { chromeText } from '../chrome.text.ts';
import styles from './prompt-drawer.module.css';
import { useGoBack } from '../use-go-back.ts';

const WAYS = { login: paths.login(), 'adult-verification': paths.login('adult') } as const;

/**
 * The login, adult and telecom prompts: left closes, right goes to the log-in, or nowhere
 * for a mere notice. Spec §2, §4.
 */
export function PromptDrawer() {
  const t = useText(chromeText);
  const { shop, loggedIn } = usePageFacts();
  const chrome = useChrome();
  const { prompt, intent, leaveOnClose } = useChromeState();
  const goBack = useGoBack();
  const close = () => {
    chrome.declinePrompt();
    if (leaveOnClose) goBack();
  };
  if (prompt === null) return null;
  const { leadsTo } = promptOfKind(prompt, loggedIn);
  const telecom = shop.telecom;
  const words = {
    login: {
      title: t.loginTitle,
      body: intent === 'wish' ? t.loginWishBody : intent === 'order' ? t.loginOrderBody : t.loginBody,
    },
    adult: { title: t.adultTitle, body: t.adultBody },
    telecom: { title: t.telecomTitle(telecom), body: leadsTo === null ? t.telecomOther(telecom) : t.telecomBody },
  }[prompt];
  return (
    <Sheet
      open
      focusSelf
      closeButton={false}
      // Where closing leaves the page, going back does just that already.
      closesOnBack={!leaveOnClose}
      title={words.title}
      onClose={close}
      footer={
        <>
          <Button variant={leadsTo === null ? 'primary' : 'outline'} size="cta" onClick={close}>
            {leadsTo === null ? t.confirm : t.close}
          </Button>
          {leadsTo !== null && (
            <a
              className={classNames(buttonStyles['button'], buttonStyles['primary'], buttonStyles['cta'])}
              href={WAYS[leadsTo]}
            >
              {leadsTo === 'login' ? t.login : t.adultConfirm}
            </a>
          )}
        </>
      }
    >
      <p className={styles['body']}>
        {prompt === 'adult' && (
          <span className={styles['mark']} aria-hidden>
            19
          </span>
        )}
        {words.body}
      </p>
    </Sheet>
  );
}
