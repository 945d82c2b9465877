import { type Bridge, createVisitCampaign, type Ports, type VisitCampaign } from '@dealstore/commerce-core';
import { absentBridge } from '@dealstore/commerce-core/adapters/bare';
import { arrivalOf } from '@dealstore/commerce-core/adapters/web';
import { Container, type ContainerModule } from 'inversify';
import type { PageFacts } from '../page/page-state.ts';
import { yieldToMain } from '../page/yield-to-main.ts';
import { openedAddresses } from './opened-addresses.ts';
import { httpModule } from './http.module.ts';
import type { Flows } from './flows.ts';
import type { Services } from './services.ts';
import { shopModule } from './shop.module.ts';
import { type Bound, TOKEN } from './tokens.ts';
import { visitStore } from './visit-store.ts';
import { webModule } from './web.module.ts';

/** The host a page runs in: what it knows of itself, and a shell's bridge where there is one. */
export interface PageHost {
  readonly facts: PageFacts;
  readonly bridge: Bridge | null;
  /** Brings the flows over these ports; asked once, when the first is needed, and again when that failed. */
  readonly loadFlows: (ports: Ports) => Promise<Flows>;
  /** Loaded last, so that it may rebind what the others have bound. Assumed: what this shop replaces. */
  readonly replacing?: ContainerModule;
}

/** Where this visit comes from, by every address of the document. Spec §3. */
function followCampaign(isMember: boolean): VisitCampaign {
  const campaign = createVisitCampaign(visitStore(), isMember);
  openedAddresses.open(({ search, opening }) =>
    campaign.open(arrivalOf({ search, origin: window.location.origin }, document.referrer), opening),
  );
  return campaign;
}

/**
 * Chooses the modules for a host and answers every service; the one composition root. It takes three tasks, none of which
 * holds up a phone for long.
 */
export async function createServices({
  facts,
  bridge,
  loadFlows,
  replacing = shopModule,
}: PageHost): Promise<Services> {
  const container = new Container({ defaultScope: 'Singleton' });
  const visitCampaign = followCampaign(facts.loggedIn);
  container.load(webModule(facts), httpModule(facts, visitCampaign));
  container.bind(TOKEN.bridge).toConstantValue(bridge ?? absentBridge());
  container.bind(TOKEN.visitCampaign).toConstantValue(visitCampaign);
  container.load(replacing);
  const get = <K extends keyof Bound>(name: K): Bound[K] => container.get(TOKEN[name]);
  await yieldToMain();
  const backend = get('backend');
  await yieldToMain();
  const ports: Ports = {
    ...backend,
    sessionApi: get('sessionApi'),
    tokenStore: get('tokenStore'),
    pendingTargetStore: get('pendingTargetStore'),
    clock: get('clock'),
    random: get('random'),
    keyValueStore: get('keyValueStore'),
    bridge: get('bridge'),
    tracking: get('tracking'),
  };
  let flows: Promise<Flows> | null = null;
  container.bind(TOKEN.flows).toConstantValue(() => {
    flows ??= loadFlows(ports).catch((cause: unknown) => {
      flows = null;
      throw cause;
    });
    return flows;
  });
  return { ...ports, visitCampaign, flows: get('flows') };
}
