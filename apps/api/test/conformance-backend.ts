import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { toCommerceError } from '@dealstore/commerce-core/domain';
import type { SuiteShop } from '@dealstore/commerce-core/testing';
import { createApp } from '../src/app.ts';
import { openServedShop, type ServedShop } from './suite-shop.ts';

/** The backend at an address, with everything a conformance run may ask of those who run one. */
export interface ConformanceBackend {
  readonly url: string;
  /** The shop that is served now. */
  readonly served: () => ServedShop;
  readonly close: () => Promise<void>;
}

/** Stands between a caller and the backend. */
export type Between = (
  request: Request,
  ask: (request: Request) => Promise<Response>,
  served: ServedShop,
) => Promise<Response>;

/** What the hooks are sent, each its own part of it. */
interface Body {
  readonly member: number;
  readonly device?: string;
  readonly advanceMs: number;
  readonly key: string;
  readonly decision: Parameters<SuiteShop['decidePayment']>[1];
  readonly orderOptionNo: number;
  readonly to: Parameters<SuiteShop['fulfill']>[1];
  readonly claimNo: number;
  readonly event: Parameters<SuiteShop['moveClaim']>[1];
  readonly inquiryNo: number;
  readonly content: string;
  readonly phone: string;
}
type Handler = (served: ServedShop, body: Body) => Promise<object | void>;

const HOOKS: Readonly<Record<string, Handler>> = {
  logIn: ({ logIn }, { member, device }) => logIn(member === 1 ? 'member' : 'stranger', device),
  clock: async ({ shop, runDue }, { advanceMs }) => {
    if (advanceMs > 0) {
      await runDue();
      shop.clock.advance(advanceMs);
      await runDue();
    }
    return { now: shop.clock.now() };
  },
  decidePayment: ({ shop }, { key, decision }) => shop.decidePayment(key, decision),
  fulfill: ({ shop }, { orderOptionNo, to }) => shop.fulfill(orderOptionNo, to),
  moveClaim: ({ shop }, { claimNo, event }) => shop.moveClaim(claimNo, event),
  answerInquiry: ({ shop }, { inquiryNo, content }) => shop.answerInquiry(inquiryNo, content),
  proveAge: ({ shop }) => shop.proveAge(),
  readCode: async ({ shop }, { phone }) => ({ code: await shop.readCode(phone) }),
};

/** Serves the backend over a socket, and its hooks under `/hooks`. */
export async function serveConformance(between: Between = (request, ask) => ask(request)): Promise<ConformanceBackend> {
  let served = await openServedShop();
  let app = createApp(served.parts);
  // The next shop is opened while the present one is proven.
  let next: Promise<ServedShop> | null = null;
  const openNewShop = async (): Promise<object> => {
    const closing = served.shop.close();
    served = await (next ?? openServedShop());
    await closing;
    next = openServedShop();
    app = createApp(served.parts);
    return factsOf(served.shop);
  };
  const answerHook = async (name: string, body: Body): Promise<Response> => {
    try {
      const answer = await (name === 'newShop' ? openNewShop() : HOOKS[name]?.(served, body));
      return Response.json(answer ?? {});
    } catch (error) {
      return Response.json({ code: toCommerceError(error).code }, { status: 409 });
    }
  };
  const fetch = async (request: Request): Promise<Response> => {
    const [, hook] = /\/hooks\/(\w+)$/.exec(request.url) ?? [];
    if (hook !== undefined) return answerHook(hook, (await request.json()) as Body);
    return between(request, app, served);
  };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    served: () => served,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([served.shop.close(), next?.then(({ shop }) => shop.close())]);
    },
  };
}

/** What a conformance file says of a shop. */
export function factsOf(shop: SuiteShop) {
  const { goods, plainOffer, reviewNo, couponNo, membershipCouponNos, codeCouponNo, events } = shop;
  return {
    goods: { ...goods, plain: { ...goods.plain, ...plainOffer } },
    reviewNo,
    couponNo,
    membershipCouponNos,
    codeCouponNo,
    events,
  };
}
