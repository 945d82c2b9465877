import type { Answer, HttpClient, Run } from './http-client.ts';

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

/** Answers the data of a good answer, frozen since others get the same; undefined for what has to be a request. Never rejects. */
export type ReadDirectly = (question: DirectQuestion) => Promise<unknown>;

/** Runs one call of the client against a backend in the same process. */
export interface DirectCaller {
  /** Answers null when the call has to be a request. */
  call<Data>(run: Run<Data>): Promise<Answer<Data> | null>;
}

/**
 * Calls a backend of the same process by its reads. A call that becomes a request is run again, so a run does nothing but
 * call one method of the client it is given.
 */
export function createDirectCaller(readDirectly: ReadDirectly, { client, headers }: DirectParts): DirectCaller {
  const found = new Response(null);
  const missing = new Response(null);
  const { signal } = new AbortController();
  const get = async (path: string, options: { readonly params?: DirectQuestion['params'] } = {}) => {
    const data = await readDirectly({ path, params: options.params ?? {}, headers: headers() });
    return { data, response: data === undefined ? missing : found };
  };
  const miss = () => Promise.resolve({ response: missing });
  const direct = new Proxy(client, { get: (_, method) => (method === 'GET' ? get : miss) });
  return {
    async call(run) {
      const answer = await run(direct, signal);
      return answer.response === missing ? null : answer;
    },
  };
}

interface DirectParts {
  /** Gives the shape; it is never called. */
  readonly client: HttpClient;
  readonly headers: () => DirectQuestion['headers'];
}
