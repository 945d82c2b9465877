import { hrefOf, safePath } from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { matchRoute } from '../../routes/paths.ts';
import { hasScreen } from '../../routes/screens.ts';

/** Leads where a banner says, if this shop has a screen for it; shows its content without a link otherwise. Spec §3, §4. */
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
  const path = safePath(landingUrl);
  const route = path === null ? null : matchRoute(path.pathname);
  if (path === null || route === null || !hasScreen(route.name)) return <span className={className}>{children}</span>;
  if (inNewWindow) {
    return (
      <a className={className} href={hrefOf(path)} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link className={className ?? ''} href={hrefOf(path)}>
      {children}
    </Link>
  );
}
