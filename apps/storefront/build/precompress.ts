import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every static file, so that the host never compresses one while serving. */
export function precompress(): Plugin {
  return {
    name: 'dealstore:precompress',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const copied = (await readdir(dir)).filter((file) => !file.endsWith('.br') && !file.endsWith('.gz'));
      const files = [...new Set([...Object.keys(bundle), ...copied])].filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(files.map((file) => pack(join(dir, file))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    writeFile(`${path}.br`, await toBrotli(content, { params })),
    writeFile(`${path}.gz`, await toGzip(content, { level: 9 })),
  ]);
}
