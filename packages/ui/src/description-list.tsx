import { langOf } from './locale/lang-of.ts';
import styles from './description-list.module.css';

/** Names and what is said of each; what is empty is left out. */
export function DescriptionList({ rows }: { readonly rows: readonly (readonly [name: string, words: string])[] }) {
  return (
    <dl className={styles['list']}>
      {rows
        .filter(([, words]) => words !== '')
        .map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={langOf(words)}>{words}</dd>
          </div>
        ))}
    </dl>
  );
}
