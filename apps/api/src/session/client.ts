import { commerceError } from '@dealstore/commerce-core/domain';
import { isSameSecret } from '../secret/secret.ts';

/** Which of our clients asks: the web host or the native shells. Spec §7. */
export type ClientKind = 'WEB' | 'APP';

/** Public identifiers of a client, as Basic credentials: they name it and open nothing by themselves. Spec §7. */
export interface ClientIdentifier {
  readonly id: string;
  readonly password: string;
}

/** The identifiers of both clients. */
export type ClientIdentifiers = Readonly<Record<ClientKind, ClientIdentifier>>;

/** Path of the shop to which a client has codes sent; no other one may receive them. RFC 9700 §2.1. Spec §2. */
export const REDIRECT_PATHS: Readonly<Record<ClientKind, string>> = { WEB: '/auth/redirect', APP: '/auth/redirect' };

/** Identifiers when a host configures none. Assumed: values are not shown. */
export const DEFAULT_CLIENTS: ClientIdentifiers = {
  WEB: { id: 'dealstore-web', password: 'public' },
  APP: { id: 'dealstore-app', password: 'public' },
};

/**
 * Reads which client an `auth` field names. Rejects with AU20 for neither.
 * @param auth `Basic` and base64 of `id:password`
 */
export function readClient(auth: string, clients: ClientIdentifiers = DEFAULT_CLIENTS): ClientKind {
  const kinds: readonly ClientKind[] = ['WEB', 'APP'];
  const found = kinds.find((kind) => isSameSecret(auth, basicOf(clients[kind])));
  if (found === undefined) throw commerceError('AU20');
  return found;
}

/** The `auth` field that names a client. Spec §7. */
export function basicOf({ id, password }: ClientIdentifier): string {
  return `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`;
}
