import { access, constants } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, where a relative DATA_DIR begins. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The data folder that DATA_DIR names, `.data` by default. @param root where a relative one begins */
export function dataFolderOf(environment: Readonly<Record<string, string | undefined>>, root: string = ROOT): string {
  return resolve(root, environment['DATA_DIR']?.trim() || '.data');
}

/** The data folder is another user's; the message says whose turn it is. */
class ClosedFolderError extends Error {
  override readonly name = 'ClosedFolderError';
}

/** Says which folder is closed where the system refused to read a file of it; throws any other error as it is. */
export function refuseClosed(dataFolder: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code !== 'EACCES' && code !== 'EPERM') throw error;
  throw new ClosedFolderError(`${dataFolder} may not be read by this user: run this as the owner of the folder`);
}

/**
 * Makes sure that what looks like no database is not one: the password of an embedded one lies in the data folder, and
 * its owner alone may read it. @throws ClosedFolderError
 */
export async function assertReadable(dataFolder: string): Promise<void> {
  await access(join(dataFolder, 'postgres-password'), constants.R_OK).catch((error: unknown) => {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isAbsent) refuseClosed(dataFolder, error);
  });
}
