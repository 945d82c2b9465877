import { commerceError, PICTURES_PER_FORM, type EpochMs, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { StoredPicture } from './picture.ts';

/**
 * Notes whose a picture is, before its bytes are stored: what breaks in between leaves a row that ends within a day.
 */
export async function insertFile(
  database: Database,
  file: StoredPicture & { readonly fileName: string; readonly memberNo: MemberNo; readonly now: EpochMs },
): Promise<void> {
  await database
    .insertInto('uploadedFile')
    .values({
      fileName: file.fileName,
      memberNo: file.memberNo,
      byteCnt: file.bytes.byteLength,
      widthPx: file.width,
      heightPx: file.height,
      uploadedAt: toTimestamp(file.now),
    })
    .execute();
}

/** Whether a picture is everybody's to see. */
export async function isPublished(database: Database, fileName: string): Promise<boolean> {
  const row = await database
    .selectFrom('uploadedFile')
    .select('published')
    .where('fileName', '=', fileName)
    .executeTakeFirst();
  return row?.published ?? false;
}

/**
 * Marks pictures as used by a claim, an inquiry or a review, so that they stay. Rejects with INVALID_REQUEST when one
 * is missing, another's or used already, when one is named twice, and when there are more than five.
 * @param published whether everybody may see them, as those of a review
 */
export async function takeFiles(
  transaction: Transaction,
  memberNo: MemberNo,
  fileNames: readonly string[],
  { now, published = false }: { readonly now: EpochMs; readonly published?: boolean },
): Promise<void> {
  if (fileNames.length === 0) return;
  const taken =
    fileNames.length > PICTURES_PER_FORM
      ? []
      : await transaction
          .updateTable('uploadedFile')
          .set({ usedAt: toTimestamp(now), published })
          .where('fileName', 'in', fileNames)
          .where('memberNo', '=', memberNo)
          .where('usedAt', 'is', null)
          .returning('fileName')
          .execute();
  if (taken.length !== fileNames.length) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body/fileNames', rule: 'unused' } });
  }
}

/**
 * Lets go of every picture of a member, so that the job that deletes unused ones takes row and file within a day of the
 * upload or an hour of this. 개인정보보호법 21조.
 */
export async function releaseFilesOf(transaction: Transaction, memberNo: MemberNo): Promise<void> {
  await releasing(transaction, memberNo).where('usedAt', 'is not', null).execute();
}

/** Lets go of pictures that nothing shows any more; the job that deletes unused ones takes them. */
export async function releaseFiles(
  transaction: Transaction,
  memberNo: MemberNo,
  fileNames: readonly string[],
): Promise<void> {
  if (fileNames.length === 0) return;
  await releasing(transaction, memberNo).where('fileName', 'in', fileNames).execute();
}

const releasing = (transaction: Transaction, memberNo: MemberNo) =>
  transaction.updateTable('uploadedFile').set({ usedAt: null, published: false }).where('memberNo', '=', memberNo);
