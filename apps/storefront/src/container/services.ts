import type { Commerce, Ports } from '@dealstore/commerce-core';

/** All a screen may reach: the core's ports and the flows built on them. */
export interface Services extends Ports {
  readonly commerce: Commerce;
}

/** Gives the services once they are there; on the page they arrive after the first paint. */
export type LoadServices = () => Promise<Services>;
