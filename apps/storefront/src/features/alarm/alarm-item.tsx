import {
  type Alarm,
  elapsedSince,
  type EpochMs,
  formatDate,
  type Language,
  parseYmdt,
} from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import { landingHref } from '../../routes/landing-href.ts';
import styles from './alarm.module.css';
import { alarmText } from './alarm.text.ts';

/**
 * One alarm: leads to what it is about, if this shop has it, and is read by that.
 * @param now null before the first paint
 */
export function AlarmItem({
  alarm,
  now,
  onOpen,
}: {
  readonly alarm: Alarm;
  readonly now: EpochMs | null;
  readonly onOpen: () => void;
}) {
  const t = useText(alarmText);
  const language = useLanguage();
  const href = landingHref(alarm.landingUrl);
  const className = classNames(styles['alarm'], !alarm.isRead && styles['unread']);
  const content = (
    <>
      <span className={styles['dot']}>{!alarm.isRead && <span className="visually-hidden">{t.unread}</span>}</span>
      <span className={styles['words']}>
        <span className={styles['meta']}>
          {t[alarm.alarmType]} · {timeOf(alarm, now, t, language)}
        </span>
        <strong className={styles['title']}>{alarm.title}</strong>
        <span className={styles['content']}>{alarm.content}</span>
      </span>
    </>
  );
  return (
    <>
      {href === null ? (
        <button type="button" className={className} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <Link href={href} className={className} onClick={onOpen}>
          {content}
        </Link>
      )}
      {isRefusalUrl(alarm.refusalUrl) && (
        <a href={alarm.refusalUrl} className={styles['refusal']} aria-label={t.refuseAll(alarm.title)}>
          {t.refuse}
        </a>
      )}
    </>
  );
}

/** Whether it is the page of the backend that refuses advertising, and no other address. */
function isRefusalUrl(url: string): boolean {
  return /^\/refuse\/[\w-]+$/.test(url);
}

function timeOf(
  { registerYmdt }: Alarm,
  now: EpochMs | null,
  t: Pick<(typeof alarmText)['ko'], 'ago'>,
  language: Language,
): string {
  const at = parseYmdt(registerYmdt);
  if (at === null) return registerYmdt;
  return now === null ? formatDate(at, language) : t.ago(elapsedSince(at, now, language));
}
