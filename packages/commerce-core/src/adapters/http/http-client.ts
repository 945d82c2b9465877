import type { paths } from './contract.ts';
import type { Client } from 'openapi-fetch';
import type { Writable } from '../../value/brand.ts';

/** The typed client of the contract. */
export type HttpClient = Client<Writable<paths>>;

/** What openapi-fetch answers: data or error, and the response itself. */
export interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** One call of the client, given the signal that ends it. */
export type Run<Data> = (client: HttpClient, signal: AbortSignal) => Promise<Answer<Data>>;
