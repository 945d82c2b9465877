import type { Clock, Random } from '@dealstore/commerce-core/domain';
import type { Database } from './database/database.ts';
import type { Demo } from './demo/demo.ts';
import type { Replica } from './database/replica.ts';
import type { FileStorage } from './file-storage/file-storage.ts';
import type { Log } from './log.ts';
import type { ProductSearch } from './product-search.ts';
import type { ProviderRoutes, Providers } from './providers.ts';

/** A client that logs people in, by public identifiers: as which kind, and where its codes go. */
export interface LogInClient {
  readonly id: string;
  readonly password: string;
  readonly kind: 'WEB' | 'APP';
  /** Where alone its codes may be sent; the shop's own REDIRECT_PATH without it. RFC 9700 §2.1. */
  readonly redirectUri?: string;
}

/** What the backend is made of. */
export interface AppParts {
  readonly database: Database;
  /** Asked for what every guest may read; absent, the database is. */
  readonly replica?: Replica;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Identity, payment, message, address and courier: real adapters or the sandbox. */
  readonly providers: Providers;
  /** Where the pictures are that members send. */
  readonly files: FileStorage;
  /** What lists and searches ask; absent, PostgreSQL. */
  readonly productSearch?: ProductSearch;
  /** Origin of the storefront, where providers come back to. */
  readonly publicOrigin: string;
  /** Clients that log people in besides the shop's own. */
  readonly clients?: readonly LogInClient[];
  /** The shop's own addresses that a provider comes back to: pages and webhooks. */
  readonly providerRoutes?: ProviderRoutes;
  /** Whether the sandbox's pages are mounted under `/sandbox`; off by default. */
  readonly sandbox?: boolean;
  /** The people whom the sandbox offers to be, and what is drawn; absent, none of both. */
  readonly demo?: Demo;
  /** Checks every answer against the contract; on in tests. */
  readonly checksAnswers?: boolean;
  /** Client address of a request; the listener knows it. */
  readonly clientAddress?: (request: Request) => string;
}
