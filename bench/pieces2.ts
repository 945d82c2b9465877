process.env['NODE_ENV'] ??= 'production';
import { PassThrough } from 'node:stream';
const { startEmbedded } = await import('/tmp/h6/wt/apps/api/src/database/embedded.ts');
const { openDatabase } = await import('/tmp/h6/wt/apps/api/src/database/database.ts');
const { createSandboxedBackend } = await import('/tmp/h6/wt/apps/api/src/backend.ts');
const { DEMO_SHOP } = await import('/tmp/h6/wt/apps/storefront/server/index.ts');
const { readBuildOutput } = await import('/tmp/h6/wt/apps/storefront/server/build-output.ts');
const { processClock, systemRandom } = await import('/tmp/h6/wt/apps/api/src/host-powers.ts');
const { createLog } = await import('/tmp/h6/wt/apps/api/src/log.ts');
const { STOREFRONT_BUILD } = await import('/tmp/h6/wt/scripts/build.ts');
const server = await startEmbedded({ dataFolder: '/tmp/data-h6', durable: true, tell: () => undefined });
const opened = openDatabase({ connection: server.connection() });
const clock = processClock(null);
const backend = createSandboxedBackend({ database: opened.database, clock, log: createLog('error'), random: systemRandom, publicOrigin: 'http://localhost:3000' } as never);
const build = await readBuildOutput(STOREFRONT_BUILD);
const no = (await opened.pool.query("select product_no from product where displayable and not adult and not telecom_only order by product_no limit 1")).rows[0].product_no;
const known = new Map();
const kept = async (r: Request) => { const k = r.url; const hit = known.get(k); if (hit) return new Response(hit, { headers: { 'content-type': 'application/json' } }); const a = await backend.handler(r); const t = await a.text(); if (a.ok) known.set(k, t); return new Response(t, { status: a.status, headers: a.headers }); };
const input = (pathname: string) => ({ pathname, search: '?x=1', facts: { language: 'ko', platform: 'MOBILE_WEB', loggedIn: false, arrival: null, sandbox: true, shop: DEMO_SHOP }, baseUrl: 'http://localhost:3000/api', fetch: kept, readDirectly: backend.read, headers: new Headers({ 'accept-language': 'ko' }), clock, prefetchLimitMs: 3000 });
const time = async (name: string, n: number, f: () => unknown) => { for (let i = 0; i < n / 2; i++) await f(); const c = process.cpuUsage(); for (let i = 0; i < n; i++) await f(); const u = process.cpuUsage(c); console.log(name, ((u.user + u.system) / 1000 / n).toFixed(3), 'ms'); };

const q = [
 { path: '/client/v1/display/products/{productNo}', params: { path: { productNo: no } }, headers: { 'accept-language': 'ko', 'x-request-id': 'aaaaaaaaaa' } },
 { path: '/client/v1/display/products/{productNo}/options', params: { path: { productNo: no } }, headers: { 'accept-language': 'ko', 'x-request-id': 'aaaaaaaaaa' } },
 { path: '/client/v1/display/products/{productNo}/reviews', params: { path: { productNo: no }, query: { order: 'RECOMMEND', hasAttachmentFile: false, pageNumber: 1, pageSize: 3 } }, headers: { 'accept-language': 'ko', 'x-request-id': 'aaaaaaaaaa' } },
 { path: '/client/v1/display/products/{productNo}/inquiries', params: { path: { productNo: no }, query: { excludeSecret: false, pageNumber: 1, pageSize: 3 } }, headers: { 'accept-language': 'ko', 'x-request-id': 'aaaaaaaaaa' } },
 { path: '/client/v1/display/exhibitions', params: {}, headers: { 'accept-language': 'ko', 'x-request-id': 'aaaaaaaaaa' } },
];
const { stampReader } = await import('/tmp/h6/wt/apps/api/src/catalogue-memory/catalogue-stamp.ts'); const readStamp = stampReader({ database: opened.database, clock } as never);
const { chooseLanguage } = await import('/tmp/h6/wt/packages/commerce-core/src/domain.ts');




const path = `/product/${no}`;
const direct = new Map<string, unknown>(); for (const x of q) direct.set(x.path, await backend.read(x as never));
await time('prepare, reads instant', 12000, () => build.entryServer.preparePage({ ...input(path), readDirectly: async (x: any) => direct.get(x.path) } as never));

const prepared = await build.entryServer.preparePage(input(path) as never);

await opened.close(); await server.stop(); process.exit(0);
