import { silentTracking } from '@dealstore/commerce-core/adapters/memory';
import {
  browserStore,
  createHostSessionApi,
  createHostTokenStore,
  cryptoRandom,
  type HostSessionPage,
  systemClock,
} from '@dealstore/commerce-core/adapters/web';
import { ContainerModule } from 'inversify';
import { TOKEN } from './tokens.ts';

/** The powers of a browser; tokens stay with the web host, of which the page knows presence only. */
export function webModule(): ContainerModule {
  const page: HostSessionPage = {
    fetch: (path, init) => fetch(path, init),
    cookies: () => document.cookie,
    onChange: (listener) => {
      window.addEventListener('focus', listener);
      window.addEventListener('pageshow', listener);
      return () => {
        window.removeEventListener('focus', listener);
        window.removeEventListener('pageshow', listener);
      };
    },
  };
  return new ContainerModule(({ bind }) => {
    bind(TOKEN.clock).toResolvedValue(systemClock, []);
    bind(TOKEN.random).toResolvedValue(cryptoRandom, []);
    bind(TOKEN.keyValueStore).toResolvedValue((clock) => browserStore(() => window.localStorage, clock), [TOKEN.clock]);
    bind(TOKEN.sessionApi).toConstantValue(createHostSessionApi(page));
    bind(TOKEN.tokenStore).toConstantValue(createHostTokenStore(page));
    bind(TOKEN.tracking).toResolvedValue(silentTracking, []);
  });
}
