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

/** The host a page runs in: its facts, and the bridge of a shell if there is one. */
export interface PageHost {
  readonly facts: PageFacts;
  readonly bridge: Bridge | null;
  /** Loads the flows over these ports: once, at the first use, and again after a failure. */
  readonly loadFlows: (ports: Ports) => Promise<Flows>;
  /** Loaded last, so that it may rebind what the others have bound. Assumed: what this shop replaces. */
  readonly replacing?: ContainerModule;
}

/** Follows the campaign of this visit through every URL of the document. Spec §3. */
function followCampaign(isMember: boolean): VisitCampaign {
  const campaign = createVisitCampaign(visitStore(), isMember);
  openedAddresses.open(({ search, opening }) =>
    campaign.open(arrivalOf({ search, origin: window.location.origin }, document.referrer), opening),
  );
  return campaign;
}

/**
 * The composition root: binds what a host provides and resolves with every service. Split into three tasks, so that
 * none blocks a phone for long.
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
  let loading: Promise<Flows> | null = null;
  const flows = (): Promise<Flows> => {
    loading ??= loadFlows(ports).catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };
  return { ...ports, visitCampaign, flows };
}
