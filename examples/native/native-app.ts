// Plays the app around it in Node, without anything of a browser: a storage and a keychain in a file each.
//   LOGIN_CLIENTS='native:public APP com.example.app:/done' npx -y pnpm@12 start
//   node native-app.ts http://localhost:3000/api add|logIn|look
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';

const BROWSER =
  /^(?:window|document|navigator|location|history|localStorage|sessionStorage|indexedDB|caches|cookieStore)$/;
for (const name of Object.getOwnPropertyNames(globalThis))
  if (BROWSER.test(name)) Reflect.deleteProperty(globalThis, name);

const { openShop } = await import('./native-shop.ts');
const [, , baseUrl = '', act = ''] = process.argv;
const { ports, addToCart } = await openShop({
  baseUrl,
  auth: `Basic ${btoa('native:public')}`,
  redirectUri: 'com.example.app:/done',
  storage: asyncStorage('storage.json'),
  keychain: keychain('keychain.json'),
});
if (act === 'add') {
  const { items } = await ports.productApi.search({ keyword: '이어폰', soldout: false, pageSize: 1 });
  const productNo = items[0]?.productNo ?? 0;
  const { flatOptions } = await ports.productApi.options(productNo);
  const optionNo = flatOptions.find(({ saleType }) => saleType === 'AVAILABLE')?.optionNo ?? 0;
  const additions = [{ productNo, optionNo, orderCnt: 2 }];
  await addToCart({ productNo, additions, loggedIn: false, withheld: null, path: `/product/${productNo}` });
}
if (act === 'logIn') {
  console.log(`open ${(await ports.sessionApi.start('login')).redirectUrl}`);
  const terminal = createInterface({ input: process.stdin });
  for await (const line of terminal) {
    const { searchParams } = new URL(line);
    const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
    await ports.sessionApi.logIn({ code, state, agreements: [] });
    break;
  }
  terminal.close();
}
const { user } = await ports.tokenStore.presence();
const globals = Object.getOwnPropertyNames(globalThis).filter((name) => BROWSER.test(name));
const name = user ? (await ports.accountApi.get()).name : 'guest';
console.log(JSON.stringify({ name, cartCnt: await ports.cartApi.count(), globals }));

function readFile(path: string): Record<string, string> {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function asyncStorage(path: string) {
  const change = async (key: string, text: string | undefined) =>
    writeFileSync(path, JSON.stringify({ ...readFile(path), [key]: text }));
  return {
    getAllKeys: async () => Object.keys(readFile(path)),
    getItem: async (key: string) => readFile(path)[key] ?? null,
    setItem: (key: string, text: string) => change(key, text),
    removeItem: (key: string) => change(key, undefined),
  };
}

function keychain(path: string) {
  const { getItem, setItem, removeItem } = asyncStorage(path);
  return { get: getItem, set: setItem, remove: removeItem };
}
