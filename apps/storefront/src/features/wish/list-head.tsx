import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import styles from './wish.module.css';
import { wishText } from './wish.text.ts';

/** What a list is called, how long it is, and the way to take something off it. */
export function ListHead({
  title,
  count,
  note,
  isEditing,
  onEdit,
}: {
  readonly title: string;
  readonly count: number;
  readonly note?: string;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
}) {
  const t = useText(wishText);
  return (
    <div className={styles['head']}>
      <div>
        <h2 id="list" className={styles['title']}>
          {title} <span className={styles['count']}>{t.count(count)}</span>
        </h2>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </div>
      <Button variant="outline" size="small" onClick={() => onEdit(!isEditing)}>
        {isEditing ? t.done : t.edit}
      </Button>
    </div>
  );
}
