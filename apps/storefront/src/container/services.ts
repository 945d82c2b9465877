import type { Commerce, Ports } from '@dealstore/commerce-core';
import type { ActorRefFrom } from 'xstate';

/** The session of this document: one actor, started after the first paint. */
export type SessionActor = ActorRefFrom<Commerce['session']>;

/** All a screen may reach: the core's ports, the flows built on them, and the session. */
export interface Services extends Ports {
  readonly commerce: Commerce;
  readonly session: SessionActor;
}

/** Gives the services once they are there; on the page they arrive after the first paint. */
export type LoadServices = () => Promise<Services>;
