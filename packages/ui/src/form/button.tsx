import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';

interface ButtonLook {
  /** One primary per surface. */
  readonly look?: 'primary' | 'outline' | 'quiet' | 'danger';
  readonly size?: 'cta' | 'medium' | 'small';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function lookOf({ look = 'primary', size = 'medium', wide = false }: ButtonLook, className?: string): string {
  return classNames(styles['button'], styles[look], styles[size], wide && styles['wide'], className);
}

/**
 * A button; `busy` keeps its width, tells assistive technology, and takes no second press. One that is `held` takes none
 * either, while another beside it is busy.
 */
export function Button({
  look = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  held = busy,
  className,
  onClick,
  ...rest
}: ButtonLook & ComponentProps<'button'> & { readonly busy?: boolean; readonly held?: boolean }) {
  const classes = lookOf({ look, size, wide, children: null }, className);
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
  look = 'primary',
  size = 'medium',
  wide = false,
  children,
}: ButtonLook & { readonly href: string }) {
  return (
    <Link href={href} className={lookOf({ look, size, wide, children: null })}>
      {children}
    </Link>
  );
}
