import styles from './claim.module.css';

/** What is wrong in a section of the form, found by the button below. */
export function Problem({ children }: { readonly children: string | null }) {
  return children === null ? null : <p className={styles['problem']}>{children}</p>;
}
