import type { FileApi } from '../../file/file.port.ts';
import { assertPicture } from '../../file/file.ts';
import type { MemoryBackend } from './memory-backend.ts';

const NAME_LENGTH = 32;

/** Pictures of a memory shop: their type and size are checked, their contents are neither decoded nor stored. */
export function createMemoryFileApi({ random, ...backend }: MemoryBackend): FileApi {
  return {
    upload: async (bytes) => {
      await backend.member();
      assertPicture(bytes);
      const digits = Array.from({ length: NAME_LENGTH }, () => Math.floor(random.next() * 16).toString(16));
      const fileName = `${digits.join('')}.webp`;
      return { fileName, imageUrl: `/files/${fileName}`, width: 1, height: 1 };
    },
  };
}
