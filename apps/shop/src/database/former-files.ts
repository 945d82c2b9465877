import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1_000;
/**
 * How long a file is served after the last build that had it: 7 days, longer than anybody leaves a page open. Assumed.
 */
export const FORMER_FILES_MS = 7 * DAY_MS;

/**
 * Keeps the scripts and styles of the build that is about to be replaced in `former/`, so that pages opened before the
 * deploy still find them, and deletes what was replaced more than seven days ago. A file's time says when it was
 * replaced.
 */
export async function keepFormerFiles(distDir: string, now: number): Promise<void> {
  const current = join(distDir, 'client', 'static');
  const former = join(distDir, 'former', 'static');
  await mkdir(former, { recursive: true });
  for (const name of await namesIn(current)) {
    await copyFile(join(current, name), join(former, name));
    await utimes(join(former, name), now / 1_000, now / 1_000);
  }
  for (const name of await namesIn(former)) {
    const { mtimeMs } = await stat(join(former, name));
    if (mtimeMs < now - FORMER_FILES_MS) await rm(join(former, name));
  }
}

/** The files of a folder; none where there is no such folder, as before the first build. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
