import type { UploadedFile } from './file.ts';

/** Pictures that members send. Every method rejects with a CommerceError and with nothing else. */
export interface FileApi {
  /**
   * Sends one picture. What no claim or review names within a day is deleted.
   * Rejects with FILE_TYPE_UNSUPPORTED, FILE_TOO_LARGE, FILE_PIXELS_EXCEEDED, FILE_BROKEN, TOO_MANY_REQUESTS or BUSY.
   * @param bytes the file as it is; its type is read from them alone
   */
  upload(bytes: Uint8Array, signal?: AbortSignal): Promise<UploadedFile>;
}
