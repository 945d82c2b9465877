import type { FileApi } from '../../file/file.port.ts';
import type { UploadedFile } from '../../file/file.ts';
import { fromWire } from '../../value/brand.ts';
import type { HttpCaller } from './client.ts';

/** File calls over HTTP. */
export function createHttpFileApi(http: HttpCaller): FileApi {
  return {
    upload: async (bytes, signal) =>
      fromWire<UploadedFile>(
        await http.call(
          (client, abort) =>
            client.POST('/client/v1/customer/files', {
              body: bytes,
              bodySerializer: (body) => body,
              headers: { 'content-type': 'application/octet-stream' },
              signal: abort,
            }),
          { signal },
        ),
      ),
  };
}
