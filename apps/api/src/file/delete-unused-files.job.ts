import { after, DAY_MS, HOUR_MS } from '@dealstore/commerce-core/domain';
import { toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import type { FileStorage } from '../file-storage/file-storage.ts';

/** How long a picture stays that no claim and no review names: a day. Assumed. */
const UNUSED_LIFE_MS = DAY_MS;
const NAME = 'delete-unused-files';
/** Pictures deleted in one transaction. */
const BATCH = 500;

/** Deletes pictures that were sent and never used, every hour. */
export function deleteUnusedFilesJob(files: Pick<FileStorage, 'remove'>): JobKind {
  return {
    name: NAME,
    everyMs: HOUR_MS,
    async run(transaction, { now }) {
      const unused = await transaction
        .selectFrom('uploadedFile')
        .select('fileName')
        .where('usedAt', 'is', null)
        .where('uploadedAt', '<', toTimestamp(after(now, -UNUSED_LIFE_MS)))
        .orderBy('uploadedAt')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      if (unused.length === 0) return;
      const fileNames = unused.map(({ fileName }) => fileName);
      // The rows are locked: no other transaction takes one meanwhile. A file that went without its row is
      // removed again the next time.
      await Promise.all(fileNames.map((fileName) => files.remove(fileName)));
      await transaction.deleteFrom('uploadedFile').where('fileName', 'in', fileNames).execute();
      if (unused.length === BATCH) await enqueueRest(transaction, NAME, { now });
    },
  };
}
