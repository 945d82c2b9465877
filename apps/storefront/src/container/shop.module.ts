import { ContainerModule } from 'inversify';

/**
 * What a shop binds anew because it replaces an adapter; loaded after everything else.
 * @example new ContainerModule(({ rebind }) => { rebind(TOKEN.tracking).toConstantValue(mine); }). Decision 3.
 */
export const shopModule = new ContainerModule(() => undefined);
