import type { Client } from 'openapi-fetch';
import type { Writable } from '../../value/brand.ts';
import type { paths } from './contract.ts';

/** The contract as a client of openapi-fetch; what a call says beside it is in `CallOptions`. */
export type HttpClient = Client<Writable<paths>>;
