import type { SandboxPart, SandboxParts } from '../sandbox-part.ts';

/** The outside identity provider, played by its own page. */
export function identityPart(_parts: SandboxParts): SandboxPart {
  return { routes: [], section: null };
}
