import { createHttpCommerce, type HttpCommerce } from '@dealstore/commerce-core/http';
import { memoryTokenVault } from '@dealstore/commerce-core/adapters/bare';
import { systemClock } from '@dealstore/commerce-core/adapters/web';
import { openSandbox } from './sandbox.ts';

/** 홍길동, logged in at a running shop: the calls of the core, and the token that other clients send. */
export async function logIn(origin: string): Promise<HttpCommerce & { readonly bearer: string }> {
  const tokenVault = memoryTokenVault(systemClock());
  const auth = `Basic ${btoa('dealstore-web:public')}`;
  const shop = createHttpCommerce({ baseUrl: `${origin}/api`, auth, tokenVault });
  const { redirectUrl } = await shop.ports.sessionApi.start('login');
  const { searchParams } = new URL(await openSandbox(origin).verify(new URL(redirectUrl, origin).href));
  const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
  await shop.ports.sessionApi.logIn({ code, state, agreements: [] });
  const { serverToken } = await tokenVault.read();
  if (serverToken === null) throw new Error('the log-in gave no token');
  return { ...shop, bearer: serverToken.value };
}
