import { usePageFacts } from '../app/page-state.ts';
import { useLanguage, useText } from '../locale/use-text.ts';
import { paths } from '../routes/links.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import buttonStyles from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import { useChrome, useChromeState } from './chrome.view.ts';
import { chromeText } from './chrome.text.ts';
import styles from './alert-dialog.module.css';
import { useGoBack } from './use-go-back.ts';

/** The login, adult and telecom prompts: left closes, right goes to the log-in. Spec §2, §4. */
export function PromptDrawer() {
  const t = useText(chromeText);
  const language = useLanguage();
  const { shop, loggedIn } = usePageFacts();
  const chrome = useChrome();
  const { prompt } = useChromeState();
  const goBack = useGoBack();
  if (prompt === null) return null;
  const telecom = shop.telecom[language];
  const words = {
    login: { title: t.loginTitle, body: t.loginBody, go: t.login },
    adult: { title: t.adultTitle, body: t.adultBody, go: loggedIn ? t.adultConfirm : t.login },
    telecom: { title: t.telecomTitle(telecom), body: loggedIn ? t.telecomOther(telecom) : t.telecomBody, go: t.login },
  }[prompt];
  // A member of another telecom is only told: a log-in would change nothing.
  const noticeOnly = prompt === 'telecom' && loggedIn;
  const close = () => {
    chrome.closePrompt();
    if (prompt === 'adult' && chrome.state.leaveOnClose) goBack();
  };
  return (
    <Sheet
      open
      title={words.title}
      onClose={close}
      footer={
        <>
          <Button look={noticeOnly ? 'primary' : 'outline'} size="cta" onClick={close}>
            {noticeOnly ? t.confirm : t.close}
          </Button>
          {!noticeOnly && (
            <a
              className={classNames(buttonStyles['button'], buttonStyles['primary'], buttonStyles['cta'])}
              href={prompt === 'adult' && loggedIn ? paths.login('adult') : paths.login()}
            >
              {words.go}
            </a>
          )}
        </>
      }
    >
      <p className={styles['sub']}>{words.body}</p>
    </Sheet>
  );
}
