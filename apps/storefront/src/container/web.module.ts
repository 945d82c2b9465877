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
    /** Injected by a tag manager, if there is one. */
    readonly dataLayer?: unknown;
  }
}

const PAGE: { readonly page: ServiceIdentifier<HostSessionPage> } = { page: Symbol('page') };

/** Binds what a browser provides. Tokens stay with the web host; the page knows only whether they exist. */
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
        // NOTE: the types declare `locks` everywhere; older browsers and pages without https lack it.
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
        // With the sandbox, events can be inspected live.
        const inspector = sandbox ? inspectorSink(clock) : null;
        return createTracking([...sinksOf(bridge), ...(inspector === null ? [] : [inspector])]);
      },
      [TOKEN.bridge, TOKEN.clock],
    );
  });
}

/** The sinks: a tag manager if the page has one, and the shell. Spec §7 Other. */
function sinksOf(bridge: Bridge): readonly TrackingSink[] {
  const layer = window.dataLayer;
  return [...(Array.isArray(layer) ? [dataLayerSink(layer)] : []), ...(bridge.isPresent() ? [bridgeSink(bridge)] : [])];
}
