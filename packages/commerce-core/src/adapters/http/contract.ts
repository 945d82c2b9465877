// The only place of the core that names the contract's package: what is packed carries the
// generated types in this file's place.
export type { paths } from '@dealstore/openapi';
