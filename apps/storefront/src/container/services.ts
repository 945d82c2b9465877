import type { Commerce, Ports, VisitCampaign } from '@dealstore/commerce-core';
import type { ActorRefFrom } from 'xstate';

/** The session of this document: one actor, started with the flows. */
export type SessionActor = ActorRefFrom<Commerce['session']>;

/** The flows of the core over the services of a page, and the session among them. */
export interface Flows {
  readonly commerce: Commerce;
  readonly session: SessionActor;
}

/** All a screen may reach: the core's ports, and the flows built on them. */
export interface Services extends Ports {
  /** Where this visit comes from; told when a member's consent changes. */
  readonly visitCampaign: VisitCampaign;
  /** The flows, brought and started when the first of them is needed: a guest who looks around needs none. */
  readonly flows: () => Promise<Flows>;
}

/** Gives the services once they are there; on the page they arrive after the first paint. */
export type LoadServices = () => Promise<Services>;
