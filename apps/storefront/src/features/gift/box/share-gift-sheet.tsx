import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import buttonStyles from '@dealstore/ui/form/button.module.css';
import { classNames } from '@dealstore/ui/class-names.ts';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { useChrome } from '../../../page/chrome-store.ts';
import { copyText, hasSystemShare, openSystemShare } from '../../../page/copy-text.ts';
import { shareGiftText } from './share.text.ts';
import styles from '../gift.module.css';

/** Ways of a browser to send a link: the system's share sheet, a text message, or the clipboard. */
export function ShareGiftSheet({
  link,
  senderName,
  onClose,
}: {
  readonly link: string;
  readonly senderName: string;
  readonly onClose: () => void;
}) {
  const t = useText(shareGiftText);
  const chrome = useChrome();
  const words = t.words(senderName);
  const copy = async () => chrome.toast((await copyText(link)) ? t.copied : t.notCopied);
  const shareBySystem = async () => {
    const outcome = await openSystemShare({ title: words, link });
    if (outcome === 'none') await copy();
    if (outcome === 'shared') onClose();
  };
  return (
    <Sheet open onClose={onClose} title={t.title}>
      <div className={styles['ways']}>
        {hasSystemShare() && (
          <Button size="cta" wide onClick={() => void shareBySystem()}>
            {t.system}
          </Button>
        )}
        <a
          className={classNames(
            buttonStyles['button'],
            buttonStyles['outline'],
            buttonStyles['cta'],
            buttonStyles['wide'],
          )}
          href={`sms:?&body=${encodeURIComponent(`${words} ${link}`)}`}
        >
          {t.sms}
        </a>
        <Button variant="outline" size="cta" wide onClick={() => void copy()}>
          {t.copy}
        </Button>
        <TextField
          label={t.link}
          readOnly
          value={link}
          hint={t.hint}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Sheet>
  );
}
