process.env['NODE_ENV'] ??= 'production';
const { startEmbedded } = await import('/tmp/h6/wt/apps/api/src/database/embedded.ts');
const { openDatabase } = await import('/tmp/h6/wt/apps/api/src/database/database.ts');
const { createSandboxedBackend } = await import('/tmp/h6/wt/apps/api/src/backend.ts');
const { createHost, DEMO_SHOP } = await import('/tmp/h6/wt/apps/storefront/server/index.ts');
const { DEFAULT_CLIENTS } = await import('/tmp/h6/wt/apps/api/src/index.ts');
const { processClock, systemRandom } = await import('/tmp/h6/wt/apps/api/src/host-powers.ts');
const { createLog } = await import('/tmp/h6/wt/apps/api/src/log.ts');
const { STOREFRONT_BUILD } = await import('/tmp/h6/wt/scripts/build.ts');
const server = await startEmbedded({ dataFolder: '/tmp/data-h6', durable: true, tell: () => undefined });
const opened = openDatabase({ connection: server.connection() });
const clock = processClock(null);
const parts = { database: opened.database, clock, log: createLog('error'), random: systemRandom, publicOrigin: 'http://localhost:3000' };
const backend = createSandboxedBackend(parts as never);
const host = createHost({ backend: async (r: Request) => { const t = performance.now(); const a = await backend.handler(r); const text = await a.clone().text(); console.log('  ', (performance.now() - t).toFixed(1), text.length, new URL(r.url).pathname + new URL(r.url).search); return a; }, publicOrigin: 'http://localhost:3000', trustProxy: false, sandbox: true, distDir: STOREFRONT_BUILD, clock, config: { shop: DEMO_SHOP, webClient: DEFAULT_CLIENTS.WEB }, report: console.error } as never);
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
for (const path of ['/?a', '/?b', '/product/5?a', '/product/5?b', '/product/7?b']) {
  console.log(path);
  const r = await host(new Request('http://localhost:3000' + path, { headers: { 'user-agent': PHONE, accept: 'text/html' } }));
  const html = await r.text();
  const state = /id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  console.log(r.status, html.length, 'state', state.length);
}
await opened.close(); await server.stop(); process.exit(0);
