import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

/** One part of the order sheet, with its heading and, at its right, what can be done about it. */
export function Card({
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
    <section className={styles['card']} aria-labelledby={id}>
      <div className={styles['cardHead']}>
        <h2 id={id} className={styles['cardTitle']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** What is wrong in a part, read out and found by the pay button. */
export function Problem({ id, children }: { readonly id: string; readonly children: string | null }) {
  if (children === null) return null;
  return (
    <p id={`problem-${id}`} tabIndex={-1} role="alert" className={styles['problem']}>
      {children}
    </p>
  );
}
