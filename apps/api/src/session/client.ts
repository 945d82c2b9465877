import { commerceError } from '@dealstore/commerce-core/domain';
import type { LogInClient } from '../app-parts.ts';
import { isSameSecret } from '../secret/secret.ts';

/** Which of our clients asks: the web host or the native shells. Spec §7. */
export type ClientKind = 'WEB' | 'APP';

/** Public identifiers of a client, as Basic credentials: they name it and open nothing by themselves. Spec §7. */
export interface ClientIdentifier {
  readonly id: string;
  readonly password: string;
}

/** The identifiers of the shop's own clients. */
export type ClientIdentifiers = Readonly<Record<ClientKind, ClientIdentifier>>;

/** Path of the shop to which codes are sent. Spec §2. */
export const REDIRECT_PATH = '/auth/redirect';

/** Identifiers of the shop's own clients. Assumed: values are not shown. */
export const DEFAULT_CLIENTS: ClientIdentifiers = {
  WEB: { id: 'dealstore-web', password: 'public' },
  APP: { id: 'dealstore-app', password: 'public' },
};

const OWN_CLIENTS: readonly LogInClient[] = (['WEB', 'APP'] as const).map((kind) => ({
  ...DEFAULT_CLIENTS[kind],
  kind,
}));

/**
 * Reads which client an `auth` field names. Rejects with AU20 for none.
 * @param auth `Basic` and base64 of `id:password`
 * @param others besides the shop's own
 */
export function readClient(auth: string, others: readonly LogInClient[] = []): LogInClient {
  const found = [...OWN_CLIENTS, ...others].find((client) => isSameSecret(auth, basicOf(client)));
  if (found === undefined) throw commerceError('AU20');
  return found;
}

/** The `auth` field that names a client. Spec §7. */
export function basicOf({ id, password }: ClientIdentifier): string {
  return `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`;
}
