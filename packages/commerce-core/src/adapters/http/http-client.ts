import type { Client } from 'openapi-fetch';
import type { Writable } from '../../value/brand.ts';
import type { paths } from './contract.ts';

/** The contract's calls, as openapi-fetch types them; what a call may say beside that is in `CallOptions`. */
export type HttpClient = Pick<Client<Writable<paths>>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;
