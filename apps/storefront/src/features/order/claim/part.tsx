import { type ReactNode, useId } from 'react';
import styles from './claim.module.css';

/** One part of a claim's screens, with its heading and, at its right, what can be done about it. */
export function Part({
  title,
  aside = null,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['partHead']}>
        <h2 id={id} className={styles['partTitle']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** What is wrong in a part of the form, found by the button below. */
export function Problem({ children }: { readonly children: string | null }) {
  return children === null ? null : <p className={styles['problem']}>{children}</p>;
}
