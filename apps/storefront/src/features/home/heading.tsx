import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { homeText } from './home.text.ts';
import styles from './home.module.css';

/** Room of a list that is awaited, in px. */
export const LIST_HEIGHT = 600;

/** The heading of a section with one line of reason and the way to more of it. */
export function Heading({
  title,
  text = '',
  href,
  aside = null,
}: {
  readonly title: string;
  readonly text?: string;
  readonly href?: string;
  readonly aside?: ReactNode;
}) {
  const t = useText(homeText);
  return (
    <div className={styles['heading']}>
      <div>
        <h2>{title}</h2>
        {text !== '' && <p>{text}</p>}
      </div>
      {aside}
      {href !== undefined && (
        <Link href={href} className={styles['more'] ?? ''} aria-label={t.moreOf(title)}>
          {t.more} <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </div>
  );
}
