import type { AppParts } from './app-parts.ts';
import { clientNetwork } from './http/client-network.ts';
import { createResponseCache } from './response-cache/response-cache.ts';
import type { DirectRead } from './contract/direct-read.ts';
import type { ReplicaSource } from './contract/guest-read.ts';
import { createCallLimiter } from './contract/call-limiter.ts';
import { createLimitReport } from './contract/limit-report.ts';
import { mountContract } from './contract/mount.ts';
import type { Handlers } from './contract/operation.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { withDeadline } from './database/deadline.ts';
import type { Replica } from './database/replica.ts';
import { contractPath, pathOf } from './http/request-path.ts';
import { requestIdOf, withRequestId } from './http/request-id.ts';
import { unsubscribeRoutes } from './account/account.ts';
import { accountRoutes } from './account/account.routes.ts';
import { addressRoutes } from './address/address.routes.ts';
import { behaviorRoutes } from './behavior/behavior.routes.ts';
import { wishRoutes } from './wish/wish.routes.ts';
import { alarmRoutes } from './alarm/alarm.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { couponRoutes } from './coupon/coupon.routes.ts';
import { displayRoutes } from './display/display.routes.ts';
import { eventRoutes } from './event/event.routes.ts';
import { fileRoutes } from './file/file.routes.ts';
import { giftRoutes } from './gift/gift.routes.ts';
import { gradeRoutes } from './grade/grade.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { inquiryRoutes } from './inquiry/inquiry.routes.ts';
import { pointRoutes } from './point/point.routes.ts';
import { productRoutes } from './product/product.routes.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { authenticator } from './session/authenticator.ts';
import { sessionRoutes } from './session/session.routes.ts';

/** The backend as one function. Paths of the contract and of `/docs` may have `/api` before them; no other has. */
export interface App {
  (request: Request): Promise<Response>;
  /** Answers a guest's read of the catalogue without a request, for a caller in the same process. */
  readonly read: DirectRead;
  /** The pattern of the route that a path is of, without the values in it. */
  readonly routeOf: (method: string, path: string) => string;
}

/** Puts the backend together; throws at once when contract and handlers differ. */
export function createApp(parts: AppParts): App {
  const handlersOn = (parts: AppParts): Handlers => ({
    ...sessionRoutes(parts),
    ...accountRoutes(parts),
    ...addressRoutes(parts),
    ...displayRoutes(parts),
    ...productRoutes(parts),
    ...cartRoutes(parts),
    ...couponRoutes(parts),
    ...reviewRoutes(parts),
    ...inquiryRoutes(parts),
    ...pointRoutes(parts),
    ...gradeRoutes(parts),
    ...alarmRoutes(parts),
    ...wishRoutes(parts),
    ...behaviorRoutes(parts),
    ...eventRoutes(parts),
    ...fileRoutes(parts),
    ...orderRoutes(parts),
    ...giftRoutes(parts),
  });
  /** All handlers once more: only guests' reads of the catalogue reach these. */
  const replicaSource = (replica: Replica): ReplicaSource => {
    const own = { ...parts, database: replica.database };
    return { replica, handlers: handlersOn(own), responseCache: createResponseCache(own) };
  };
  const contract = mountContract({
    handlers: handlersOn(parts),
    authenticate: authenticator(parts),
    log: parts.log,
    checksAnswers: parts.checksAnswers ?? false,
    limitCalls: createCallLimiter(),
    onLimit: createLimitReport(parts),
    responseCache: createResponseCache(parts),
    ...(parts.replica === undefined ? {} : { onReplica: replicaSource(parts.replica) }),
  });
  const reference = referenceRoutes();
  const refusal = unsubscribeRoutes(parts);
  const sandbox = parts.sandbox === true ? sandboxRoutes(parts) : null;
  const routeOf = (method: string, path: string): string =>
    contract.routeOf(method, contractPath(path)) ?? areaOf(contractPath(path));
  const serve = async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    const startedAt = performance.now();
    const path = pathOf(request);
    const clientAddress = clientNetwork(parts.clientAddress?.(request) ?? 'local');
    const answer = async (): Promise<Response> =>
      (await reference(request, contractPath(path))) ??
      (await parts.providerRoutes?.(request, path, requestId)) ??
      (await refusal(request, path)) ??
      (await sandbox?.(request, clientAddress)) ??
      (await contract.serve(request, { requestId, clientAddress }));
    const response = await withRequestId(requestId, () => withDeadline(answer));
    response.headers.set('x-request-id', requestId);
    response.headers.set('x-content-type-options', 'nosniff');
    parts.log.info(
      {
        requestId,
        method: request.method,
        route: routeOf(request.method, path),
        status: response.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'served',
    );
    return response;
  };
  return Object.assign(serve, { read: contract.read, routeOf });
}

/** Pages beside the contract; the log names no more of their paths, for they contain keys of payments and letters. */
const AREA = /^\/(?:docs|refuse|sandbox|toss)(?=\/|$)/;

/** What the log says of a path that the contract does not have. */
function areaOf(path: string): string {
  const [area] = AREA.exec(path) ?? [];
  return area === undefined ? '*' : `${area}/*`;
}
