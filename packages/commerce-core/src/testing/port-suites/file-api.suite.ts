import { describe, expect, it } from 'vitest';
import { FILE_LIMIT_BYTES } from '../../file/file.ts';
import { PNG } from './suite-picture.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every FileApi does. */
export function fileApiSuite(open: OpenSuiteShop): void {
  describe('FileApi', () => {
    const shop = withShop(open);

    it('stores a picture of a member and answers its address [GAP-32]', async () => {
      const { fileApi } = shop().member;
      const [first, second] = [await fileApi.upload(PNG), await fileApi.upload(PNG)];
      expect(first).toMatchObject({ width: 1, height: 1 });
      expect(first.imageUrl).toMatch(new RegExp(String.raw`^/files/(?:[^/]+/)?${first.fileName}$`));
      expect(first.fileName).toMatch(/^[0-9a-f]{32}\.webp$/);
      expect(second.fileName).not.toBe(first.fileName);
    });

    it('refuses a file that is no picture, empty or too large, each with its code [GAP-32]', async () => {
      const { fileApi } = shop().member;
      const html = Uint8Array.from('<!doctype html><script>1</script>', (letter) => letter.charCodeAt(0));
      const large = new Uint8Array(FILE_LIMIT_BYTES + 1);
      large.set(PNG);
      expect(await refusalOf(fileApi.upload(html))).toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
      expect(await refusalOf(fileApi.upload(new Uint8Array()))).toMatchObject({ code: 'FILE_BROKEN' });
      expect(await refusalOf(fileApi.upload(large))).toMatchObject({ code: 'FILE_TOO_LARGE' });
    });

    it('takes no picture of a guest', async () => {
      expect(await refusalOf(shop().guest.fileApi.upload(PNG))).toMatchObject({ code: 'AU99' });
    });
  });
}
