import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { landingHref } from '../../routes/landing-href.ts';

/**
 * Leads where a banner says, if this shop has a screen for it; shows its content without a link otherwise. Spec §3, §4.
 */
export function LandingLink({
  landingUrl,
  inNewWindow = false,
  className,
  children,
}: {
  readonly landingUrl: string;
  readonly inNewWindow?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const href = landingHref(landingUrl);
  if (href === null) return <span className={className}>{children}</span>;
  if (inNewWindow) {
    return (
      <a className={className} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link className={className ?? ''} href={href}>
      {children}
    </Link>
  );
}
