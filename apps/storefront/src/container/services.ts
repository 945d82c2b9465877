import type { Ports, VisitCampaign } from '@dealstore/commerce-core';
import type { Flows } from './flows.ts';

/** The session of this document: one actor, started with the flows. */
export type SessionActor = Flows['session'];

/** Everything a screen may use: the core's ports, and the flows over them. */
export interface Services extends Ports {
  /** The campaign of this visit; depends on a member's consent. */
  readonly visitCampaign: VisitCampaign;
  /** The flows, loaded and started at the first use: a guest who browses needs none. */
  readonly flows: () => Promise<Flows>;
}

/** Resolves with the services, which a page loads after the first paint. */
export type LoadServices = () => Promise<Services>;
