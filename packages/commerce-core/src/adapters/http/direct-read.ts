import type { HttpClient } from './http-client.ts';

/** A read of the contract before it becomes a request. */
export interface DirectQuestion {
  /** Path as the contract writes it: `/client/v1/display/products/{productNo}`. */
  readonly path: string;
  readonly params: {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
  };
  /** Headers of the request it would be, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers the data of a good answer, frozen since others get the same; undefined for what has to
 * be a request. Never rejects.
 */
export type ReadDirectly = (question: DirectQuestion) => Promise<unknown>;

/** A GET that asks a backend of the same process first: its data is taken as it is, without being written as JSON. */
export function readingDirectly(get: HttpClient['GET'], { readDirectly, headers }: DirectParts): HttpClient['GET'] {
  const found = new Response(null);
  const call = async (path: never, init: { readonly params?: DirectQuestion['params'] } = {}) => {
    const data = await readDirectly({ path, params: init.params ?? {}, headers: headers() });
    return data === undefined ? get(path, init as never) : { data, response: found };
  };
  // NOTE: it takes what the method takes, which has as many types as the contract has reads.
  return call as HttpClient['GET'];
}

interface DirectParts {
  readonly readDirectly: ReadDirectly;
  readonly headers: () => DirectQuestion['headers'];
}
