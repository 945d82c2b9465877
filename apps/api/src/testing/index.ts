export { readPostmaster } from '../database/postgres/postmaster.ts';
export { sandboxPaths } from './sandbox-paths.ts';
export { SHOP_DATABASE } from '../database/postgres/postgres-cluster.ts';
export { type Fault, openTcpProxy, type TcpProxy } from './database/tcp-proxy.ts';
export { silentLog } from '../log.ts';
export { brokenInvariants } from './race/invariants.ts';
export { POINTS_TO_WRITE, startWriters, type Writers } from './race/writers.ts';
export { insertMember, logInAs } from './rows/member-rows.ts';
export { fillOrderShop, givePoints } from './shop/order-shop.ts';
