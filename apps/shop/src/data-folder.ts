import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, where a relative DATA_DIR begins. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The data folder that DATA_DIR names, `.data` by default. @param root where a relative one begins */
export function dataFolderOf(environment: Readonly<Record<string, string | undefined>>, root: string = ROOT): string {
  return resolve(root, environment['DATA_DIR']?.trim() || '.data');
}
