import type { Ports, VisitCampaign } from '@dealstore/commerce-core';
import type { Flows } from './flows.ts';

/** The session of this document: one actor, started with the flows. */
export type SessionActor = Flows['session'];

/** All a screen may reach: the core's ports, and the flows built on them. */
export interface Services extends Ports {
  /** Where this visit comes from; told when a member's consent changes. */
  readonly visitCampaign: VisitCampaign;
  /** The flows, brought and started when the first of them is needed: a guest who looks around needs none. */
  readonly flows: () => Promise<Flows>;
}

/** Gives the services once they are there; on the page they arrive after the first paint. */
export type LoadServices = () => Promise<Services>;
