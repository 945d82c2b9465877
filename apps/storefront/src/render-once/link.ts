import { createElement, type ReactNode } from 'react';
import type { LinkProps } from 'wouter';

// What is declared here stands before what the package calls the same.
export * from 'wouter';

/** A link as it is written: its address and what it says. Following it is the page's, and so is all that tells how. */
export function Link({
  href,
  to,
  className,
  children,
  onClick: _onClick,
  replace: _replace,
  state: _state,
  transition: _transition,
  asChild: _asChild,
  ...attributes
}: LinkProps): ReactNode {
  return createElement(
    'a',
    { ...attributes, href: href ?? to, ...(className === undefined ? {} : { className }) },
    children,
  );
}
