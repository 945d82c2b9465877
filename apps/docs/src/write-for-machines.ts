import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SitePage } from './stage-pages.ts';

const COMPRESSIBLE = /\.(?:html|js|css|svg|txt|md)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Of ten thousand times of Brotli's effort this one is worth a start of a shop. Assumed. */
const QUALITY = 5;

/**
 * Writes what only machines read: each page as Markdown, their list as llms.txt (llmstxt.org), and everything packed,
 * so that the host never compresses a file while serving.
 */
export async function writeForMachines(
  outDir: string,
  folder: string,
  base: string,
  pages: readonly SitePage[],
): Promise<void> {
  for (const { name } of pages) {
    mkdirSync(dirname(join(outDir, name)), { recursive: true });
    copyFileSync(join(folder, `${name}.md`), join(outDir, `${name}.md`));
  }
  const lines = pages.map(({ title, name }) => `- [${title}](${base}${name}.md)`);
  const head = '# Dealstore\n\n> A Korean deal store: contract, commerce core, reference backend and storefront.';
  writeFileSync(join(outDir, 'llms.txt'), `${head}\n\n## Pages\n\n${lines.join('\n')}\n`);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => pack(join(outDir, file))));
}

async function pack(path: string): Promise<void> {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content)]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
