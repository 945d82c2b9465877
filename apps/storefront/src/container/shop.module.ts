import { ContainerModule } from 'inversify';

/**
 * What a shop rebinds to replace an adapter; loaded last.
 * @example new ContainerModule(({ rebind }) => { rebind(TOKEN.tracking).toConstantValue(mine); }). Decision 3.
 */
export const shopModule = new ContainerModule(() => undefined);
