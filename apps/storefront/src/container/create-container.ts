import type { Bridge, Ports } from '@dealstore/commerce-core';
import { Container } from 'inversify';
import type { PageFacts } from '../app/page-state.ts';
import { httpModule } from './http.module.ts';
import { nativeModule } from './native.module.ts';
import type { Flows, Services } from './services.ts';
import { TOKEN } from './tokens.ts';
import { webModule } from './web.module.ts';

/** The host a page runs in: what it knows of itself, and a shell's bridge where there is one. */
export interface PageHost {
  readonly facts: PageFacts;
  readonly bridge: Bridge | null;
  /** Brings the flows over these ports; asked once, when the first is needed, and again when that failed. */
  readonly bringFlows: (ports: Ports) => Promise<Flows>;
}

/**
 * Chooses the modules for a host and answers every service; the one composition root. A service is built when it is first asked
 * for: all of them at once would hold up a phone.
 */
export function createServices({ facts, bridge, bringFlows }: PageHost): Services {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(webModule(), httpModule(facts), nativeModule(bridge));
  const get = <K extends keyof Ports>(name: K): Ports[K] => container.get(TOKEN[name]);
  let flows: Promise<Flows> | null = null;
  const services: Services = {
    get sessionApi() {
      return get('sessionApi');
    },
    get accountApi() {
      return get('accountApi');
    },
    get addressApi() {
      return get('addressApi');
    },
    get displayApi() {
      return get('displayApi');
    },
    get productApi() {
      return get('productApi');
    },
    get cartApi() {
      return get('cartApi');
    },
    get couponApi() {
      return get('couponApi');
    },
    get pointApi() {
      return get('pointApi');
    },
    get orderApi() {
      return get('orderApi');
    },
    get tokenStore() {
      return get('tokenStore');
    },
    get clock() {
      return get('clock');
    },
    get random() {
      return get('random');
    },
    get keyValueStore() {
      return get('keyValueStore');
    },
    get bridge() {
      return get('bridge');
    },
    get tracking() {
      return get('tracking');
    },
    flows: () => {
      flows ??= bringFlows(services).catch((cause: unknown) => {
        flows = null;
        throw cause;
      });
      return flows;
    },
  };
  return services;
}
