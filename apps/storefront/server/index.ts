export { type BuildOutput, readBuildOutput } from './files/build-output.ts';
export { readStaticFiles, type StaticFiles } from './files/static-files.ts';
export { createHost, isSandboxByApi, routeOf } from './host.ts';
export type { Handler, HostConfig, HostFailure, HostOptions } from './host-options.ts';
export { DEMO_SHOP, type ShopConfig } from '../src/page/shop-config.ts';
