import type { IdentityProvider } from '../../providers.ts';

/** The identity provider of the sandbox: its page is beside the shop. */
export function sandboxIdentity(publicOrigin: string): IdentityProvider {
  return { pageFor: (uuid) => `${publicOrigin}/sandbox/identity?uuid=${uuid}` };
}
