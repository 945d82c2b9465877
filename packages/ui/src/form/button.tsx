import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';

interface ButtonStyle {
  /** One primary per surface. */
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  readonly size?: 'cta' | 'medium' | 'small';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function classesOf({ variant = 'primary', size = 'medium', wide = false }: ButtonStyle, className?: string): string {
  return classNames(styles['button'], styles[variant], styles[size], wide && styles['wide'], className);
}

/**
 * A button; `busy` keeps its width, tells assistive technology, and takes no second press. One that is `held` takes none
 * either, while another beside it is busy.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  held = busy,
  className,
  onClick,
  ...rest
}: ButtonStyle & ComponentProps<'button'> & { readonly busy?: boolean; readonly held?: boolean }) {
  const classes = classesOf({ variant, size, wide, children: null }, className);
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      onClick={held ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'medium',
  wide = false,
  children,
}: ButtonStyle & { readonly href: string }) {
  return (
    <Link href={href} className={classesOf({ variant, size, wide, children: null })}>
      {children}
    </Link>
  );
}
