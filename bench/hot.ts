process.env['NODE_ENV'] ??= 'production';
const { openShop, buyableOptions, BENCH_ORIGIN } = await import('/tmp/h6/wt/bench/shop.ts');
const { startEmbedded } = await import('/tmp/h6/wt/apps/api/src/database/embedded.ts');
const { repeat, perCoreSecond, within } = await import('/tmp/h6/wt/bench/work.ts');
import { mkdir } from 'node:fs/promises';
await mkdir('/tmp/data-h6', { recursive: true, mode: 0o711 });
const server = await startEmbedded({ dataFolder: '/tmp/data-h6', durable: true, tell: () => undefined });
try {
  const shop = await openShop(server);
  const which = process.argv[2] ?? 'both';
  const ms = Number(process.argv[3] ?? 5000);
  const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  const products = await buyableOptions(shop, 200);
  const read = async (path: string) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'identity', 'accept-language': 'ko', 'user-agent': PHONE };
    const response = await shop.handler(new Request(BENCH_ORIGIN + path, { headers }));
    const n = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200) throw new Error(path + ' ' + response.status);
    return n;
  };
  const pp = (i: number) => `/product/${products[i % products.length].productNo}`;
  const reference = () => { const doc = JSON.stringify(Array.from({ length: 300 }, (_, i) => ({ i, name: 'x' + i, tags: ['a', 'b', '가' + i] }))); const c = process.cpuUsage(); for (let i = 0; i < 1500; i++) JSON.stringify(JSON.parse(doc)); const u = process.cpuUsage(c); return (u.user + u.system) / 1000; };
  reference(); console.log('reference ms', reference().toFixed(0));
  const measure = async (name: string, path: (i: number) => string) => {
    const w = await repeat({ workers: 4, warmUpMs: 3000, runMs: ms }, async (i) => { await read(path(i)); });
    console.log(name, 'per core s', perCoreSecond(w).toFixed(0), 'wall/s', (w.count / w.wallMs * 1000).toFixed(0), 'p50', within(w, 0.5).toFixed(1), 'trips', await shop.trips(async () => { await read(path(99999)); }));
  };
  if (which !== 'product') await measure('home', (i) => `/?bench=${i}`);
  if (which !== 'home') await measure('product', (i) => `${pp(i % 5)}?bench=${i}`);
  console.log('cold product trips', await shop.trips(async () => { await read(pp(150)); }));
  if (which === 'all') { await measure('home kept', () => '/'); await measure('product kept', (i) => pp(i % 10)); }
  await shop.close();
} finally { await server.stop(); }
process.exit(0);
