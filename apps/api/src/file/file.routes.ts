import { randomBytes } from 'node:crypto';
import { HOUR_MS, isCommerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { consume, type Limit } from '../http/rate-limit.ts';
import { insertFile } from './file.store.ts';
import { pictureUrl } from './picture.routes.ts';
import { signPictures } from './private-picture.ts';
import { createPictureQueue } from './picture-queue.ts';
import { rewritePicture } from './picture.ts';

/** Pictures one member may send within an hour. Assumed: a dozen claims. */
const UPLOADS: Limit = { name: 'file', max: 60, windowMs: HOUR_MS };

/** 128 bits: a name that cannot be guessed. */
const NAME_BYTES = 16;

/** Pictures that members send. */
export function fileRoutes(parts: AppParts): Pick<Handlers, 'uploadFile'> {
  const { database, files, clock, log } = parts;
  const inQueue = createPictureQueue();
  return {
    uploadFile: async ({ caller, body, signal }) => {
      const { memberNo } = requireMember(caller);
      await consume(parts, UPLOADS, String(memberNo));
      const picture = await inQueue({ memberNo, signal }, () => rewritePicture(body));
      const fileName = `${randomBytes(NAME_BYTES).toString('hex')}.webp`;
      await insertFile(database, { ...picture, fileName, memberNo, now: clock.now() });
      await files.write(fileName, picture.bytes).catch((cause: unknown) => {
        if (isCommerceError(cause, 'BUSY')) log.error({ err: cause }, 'the disk of the pictures is full');
        throw cause;
      });
      const url = pictureUrl(fileName);
      const signed = await signPictures(database, [url], clock.now());
      return { fileName, imageUrl: signed.get(url) ?? url, width: picture.width, height: picture.height };
    },
  };
}
