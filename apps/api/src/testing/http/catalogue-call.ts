import type { Clock } from '@dealstore/commerce-core/domain';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import type { AppParts } from '../../app-parts.ts';
import { contractOperations } from '../../contract/document.ts';
import { mountContract } from '../../contract/mount.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { displayRoutes } from '../../display/display.routes.ts';
import { memoryFileStorage } from '../../file-storage/memory-file-storage.ts';
import { silentLog } from '../../log.ts';
import { productRoutes } from '../../product/product.routes.ts';
import { authenticator } from '../../session/authenticator.ts';

const ORIGIN = 'http://shop.test';

/** What came back of a look at the catalogue. */
export interface CatalogueAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into it field by field
  readonly body: any;
}

/** Who looks, and how. */
export interface Look {
  readonly bearer?: string;
  readonly language?: 'ko' | 'en';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Looks at a path of the catalogue: `look('/client/v1/display/gnb', { bearer })`. */
export type CatalogueCall = (path: string, look?: Look) => Promise<CatalogueAnswer>;

/** Serves the catalogue alone from a database, every request and answer checked against the contract. */
export function catalogueOf(
  database: Database,
  clock: Clock = simulatedClock(),
  productSearch?: AppParts['productSearch'],
): CatalogueCall {
  const parts: AppParts = {
    database,
    ...(productSearch !== undefined && { productSearch }),
    clock,
    random: seededRandom(1),
    log: silentLog,
    files: memoryFileStorage(),
    publicOrigin: ORIGIN,
    checksAnswers: true,
    providers: {} as AppParts['providers'],
  };
  const others = Object.fromEntries(
    contractOperations.map(({ operationId }) => [operationId, () => Promise.reject(new Error('not served here'))]),
  );
  const contract = mountContract({
    handlers: { ...others, ...displayRoutes(parts), ...productRoutes(parts) } as Handlers,
    authenticate: authenticator(parts),
    log: silentLog,
    checksAnswers: true,
  });
  return async (path, look = {}) => {
    const headers = new Headers(look.headers);
    if (look.bearer !== undefined) headers.set('authorization', `Bearer ${look.bearer}`);
    if (look.language !== undefined) headers.set('accept-language', look.language);
    const response = await contract.serve(new Request(`${ORIGIN}${path}`, { headers }), {
      requestId: 'test',
      clientAddress: '203.0.113.1',
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
}
