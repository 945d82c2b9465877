import { forgetMemberJob } from './account/forget-member.job.ts';
import { createApp } from './app.ts';
import type { AppParts } from './app-parts.ts';
import { artRoutes } from './demo/art.routes.ts';
import type { Demo } from './demo/demo.ts';
import { seedDemo } from './demo/seed.ts';
import type { DirectRead } from './contract/direct-read.ts';
import type { OpenDatabase } from './database/database.ts';
import { deleteUnusedFilesJob } from './file/delete-unused-files.job.ts';
import { pictureRoutes, removePicture } from './file/picture.routes.ts';
import { createRenditionCache } from './rendition/rendition-cache.ts';
import { createRenditions } from './rendition/renditions.ts';
import { giveGradeCouponsJob } from './coupon/give-grade-coupons.job.ts';
import { giftJobs } from './gift/gift.jobs.ts';
import { remindConsentsJob } from './message/remind-consents.job.ts';
import { sendMessagesJob } from './message/send-messages.job.ts';
import { recommendProductsJob } from './product/page/recommend-products.job.ts';
import { tellPriceDropsJob } from './wish/tell-price-drops.job.ts';
import { evaluateGradesJob } from './grade/evaluate-grades.job.ts';
import { housekeeping } from './jobs/housekeeping.ts';
import type { AnyJobKind } from './jobs/job.ts';
import type { Handler } from './http/listen.ts';
import { writeKeywordDocuments, writeSearchDocuments } from './product/product.ts';
import { expirePointsJob } from './point/expire-points.job.ts';
import { warnExpiringPointsJob } from './point/warn-expiring-points.job.ts';
import { orderJobs } from './order/order.jobs.ts';
import type { Providers } from './providers.ts';
import { sandboxAddresses } from './sandbox/address/address-directory.ts';
import { claimSimulationJob } from './sandbox/claim/claim-simulation.job.ts';
import { fulfillmentJob } from './sandbox/fulfillment/fulfillment.job.ts';
import { sandboxCourier } from './sandbox/courier/courier.ts';
import { sandboxIdentity } from './sandbox/identity/identity-provider.ts';
import { sandboxMessages } from './sandbox/message/message-sender.ts';
import { createSandboxPayment } from './sandbox/payment/sandbox-payment.ts';
import { createTossApi, type TossConnection } from './toss/toss-api.ts';
import { createTossPayment } from './toss/toss-payment.ts';
import { tossRoutes } from './toss/toss.routes.ts';
import { restockJob } from './wish/restock.job.ts';

/** What a process serves of the backend: one function, and work to be done later. */
export interface Backend {
  /** Takes the public paths: `/api/…`, `/assets/art/…`, `/files/…`, `/sandbox…`. */
  readonly handler: Handler;
  /** Answers a guest's read of the catalogue without a request; undefined where it must be asked for with one. */
  readonly read: DirectRead;
  /** The pattern of the route that a path of the backend is of, without the values in it. */
  readonly routeOf: (method: string, path: string) => string;
  readonly jobs: readonly AnyJobKind[];
}

/** How the shop takes payments through Toss Payments. */
export interface TossSettings extends TossConnection {
  /** Public: the window is opened with it. */
  readonly clientKey: string;
}

/** Most bytes of renditions kept on disk: each drawn picture of the demo in each size. Assumed. */
const RENDITION_BYTES = 256 * 1024 * 1024;

/** What a process gives the backend. */
export interface BackendParts extends Omit<AppParts, 'providers' | 'providerRoutes'> {
  /** Where the sizes of pictures are kept, an absolute path; null keeps none. */
  readonly renditionFolder: string | null;
}

/**
 * The backend with its providers played by the sandbox, whose pages `sandbox` opens at `/sandbox`, payments through
 * Toss Payments when it is set up; throws at once when contract and handlers differ.
 */
export function createSandboxedBackend(parts: BackendParts, tossSettings: TossSettings | null = null): Backend {
  const tossApi = tossSettings === null ? null : createTossApi(tossSettings);
  const providers: Providers = {
    identity: sandboxIdentity(parts.publicOrigin),
    payment: tossApi === null ? createSandboxPayment(parts) : createTossPayment(parts, tossApi),
    messages: sandboxMessages(parts),
    addresses: sandboxAddresses(),
    courier: sandboxCourier(parts),
  };
  const toss =
    tossSettings === null || tossApi === null
      ? {}
      : { providerRoutes: tossRoutes({ ...parts, providers, api: tossApi, clientKey: tossSettings.clientKey }) };
  const app = createApp({ ...parts, providers, ...toss });
  const { renditionFolder, files, log, demo } = parts;
  const cache = renditionFolder === null ? null : createRenditionCache(renditionFolder, RENDITION_BYTES);
  const renditions = createRenditions({ cache, log });
  const art = demo === undefined ? null : artRoutes(renditions, demo.draw);
  const pictures = pictureRoutes({ ...parts, renditions });
  return {
    handler: async (request) => (await art?.(request)) ?? (await pictures(request)) ?? app(request),
    read: app.read,
    routeOf: app.routeOf,
    jobs: [
      housekeeping,
      forgetMemberJob,
      expirePointsJob,
      warnExpiringPointsJob,
      evaluateGradesJob,
      sendMessagesJob,
      remindConsentsJob,
      tellPriceDropsJob(parts),
      recommendProductsJob,
      giveGradeCouponsJob,
      restockJob,
      deleteUnusedFilesJob({ remove: (fileName) => removePicture({ files, renditions }, fileName) }),
      ...orderJobs({ ...parts, providers }),
      ...giftJobs({ ...parts, providers }),
      fulfillmentJob(parts.random),
      claimSimulationJob(parts.random),
    ],
  };
}

/**
 * Fills a shop without products with the demonstration, if there is one, whose generator loads only then, and writes
 * the search documents that older code has left; answers whether it did either.
 */
export async function seedShop({ database }: OpenDatabase, clock: AppParts['clock'], demo?: Demo): Promise<boolean> {
  const product = await database.selectFrom('product').select('productNo').limit(1).executeTakeFirst();
  if (product !== undefined) {
    await writeKeywordDocuments(database);
    return (await writeSearchDocuments(database)) > 0;
  }
  return demo !== undefined && seedDemo({ database, demo, now: clock.now() });
}
