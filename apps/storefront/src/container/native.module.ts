import type { Bridge } from '@dealstore/commerce-core';
import { absentBridge } from '@dealstore/commerce-core/adapters/bare';
import { ContainerModule } from 'inversify';
import { TOKEN } from './tokens.ts';

/**
 * What a native shell provides: its own bridge; a browser has no bridge, and every call does nothing. Spec §7 Other.
 */
export function nativeModule(bridge: Bridge | null): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(TOKEN.bridge).toConstantValue(bridge ?? absentBridge());
  });
}
