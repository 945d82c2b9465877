import type { Clock, Random } from '@dealstore/commerce-core/domain';
import type { Database } from './database/database.ts';
import type { FileStorage } from './file/file-storage.ts';
import type { Log } from './log.ts';
import type { Providers } from './providers.ts';
import type { TossApi } from './toss/toss-api.ts';

/** What the backend is made of. */
export interface AppParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Identity, payment, message and carrier: real adapters or the sandbox. */
  readonly providers: Providers;
  /** Where the pictures are that members send. */
  readonly files: FileStorage;
  /** Origin of the storefront, where providers come back to. */
  readonly publicOrigin: string;
  /** The shop's own addresses at Toss Payments; null unless it takes the payments. */
  readonly toss?: { readonly api: TossApi; readonly clientKey: string } | null;
  /** Whether the sandbox's pages are mounted under `/sandbox`; off unless told. */
  readonly sandbox?: boolean;
  /** Checks every answer against the contract; on in tests. */
  readonly checksAnswers?: boolean;
  /** Client address of a request; the listener knows it. */
  readonly clientAddress?: (request: Request) => string;
}
