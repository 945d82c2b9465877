import type { FileApi } from '../../file/file.port.ts';
import type { UploadedFile } from '../../file/file.ts';
import { dataAs } from './client.ts';
import type { HttpClient } from './http-client.ts';

/** File calls over HTTP. */
export function createHttpFileApi(http: HttpClient): FileApi {
  return {
    upload: (bytes, signal) =>
      dataAs<UploadedFile>(
        http.POST('/client/v1/customer/files', {
          body: bytes,
          bodySerializer: (body) => body,
          headers: { 'content-type': 'application/octet-stream' },
          signal: signal ?? null,
        }),
      ),
  };
}
