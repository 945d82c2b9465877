import { type Bridge, bridgeSink, createTracking, dataLayerSink, type TrackingSink } from '@dealstore/commerce-core';
import {
  browserStore,
  createHostSessionApi,
  createHostTokenStore,
  cryptoRandom,
  type HostSessionPage,
  createCrossTabLock,
  systemClock,
} from '@dealstore/commerce-core/adapters/web';
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { PageFacts } from '../page/page-state.ts';
import { pendingTargetStore } from '../page/pending-target.ts';
import { announceSession, leaveSession, watchSession } from './session-tabs.ts';
import { inspectorSink } from './inspector-sink.ts';
import { TOKEN } from './tokens.ts';

declare global {
  interface Window {
    /** Put on the page by a tag manager, where there is one. */
    readonly dataLayer?: unknown;
  }
}

const PAGE: { readonly page: ServiceIdentifier<HostSessionPage> } = { page: Symbol('page') };

/** The powers of a browser; tokens stay with the web host, of which the page knows presence only. */
export function webModule({ sandbox }: Pick<PageFacts, 'sandbox'>): ContainerModule {
  const storage = () => window.localStorage;
  return new ContainerModule(({ bind }) => {
    bind(TOKEN.clock).toResolvedValue(systemClock, []);
    bind(TOKEN.random).toResolvedValue(cryptoRandom, []);
    bind(TOKEN.keyValueStore).toResolvedValue((clock) => browserStore(storage, clock), [TOKEN.clock]);
    bind(PAGE.page).toResolvedValue(
      (clock, random) => ({
        fetch: (path, init) => fetch(path, init),
        clock,
        cookies: () => document.cookie,
        onChange: watchSession,
        // NOTE: the types promise locks everywhere; older browsers and pages without https lack them.
        lock: createCrossTabLock({ locks: navigator.locks ?? null, storage, clock, random }),
        announce: announceSession,
        leavePendingLogOut: leaveSession,
      }),
      [TOKEN.clock, TOKEN.random],
    );
    bind(TOKEN.sessionApi).toResolvedValue(createHostSessionApi, [PAGE.page]);
    bind(TOKEN.tokenStore).toResolvedValue(createHostTokenStore, [PAGE.page]);
    bind(TOKEN.pendingTargetStore).toConstantValue(pendingTargetStore);
    bind(TOKEN.tracking).toResolvedValue(
      (bridge, clock) => {
        // Beside the sandbox a journey can be watched live.
        const inspector = sandbox ? inspectorSink(clock) : null;
        return createTracking([...sinksOf(bridge), ...(inspector === null ? [] : [inspector])]);
      },
      [TOKEN.bridge, TOKEN.clock],
    );
  });
}

/** The services that listen: a tag manager where the page has one, and the shell's own. Spec §7 Other. */
function sinksOf(bridge: Bridge): readonly TrackingSink[] {
  const layer = window.dataLayer;
  return [...(Array.isArray(layer) ? [dataLayerSink(layer)] : []), ...(bridge.isPresent() ? [bridgeSink(bridge)] : [])];
}
