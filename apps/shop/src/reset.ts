/**
 * `pnpm reset`: removes everything a shop keeps in its data folder, so that the next start makes the demo afresh.
 * DATA_DIR names the folder, `.data` by default. Orders, members and pictures of that folder are gone for good.
 * A database of DATABASE_URL is not touched: its owner empties it.
 */
import './process/help.ts';
import './process/source-condition.ts';
import { dataFolderOf } from './database/data-folder.ts';
import { ExternalDatabaseError } from './database/external-database-error.ts';
import { failureMessage } from './process/failure-message.ts';

try {
  if ((process.env['DATABASE_URL']?.trim() ?? '') !== '') {
    throw new ExternalDatabaseError(
      'DATABASE_URL names a database of yours, which `reset` does not touch: empty it yourself ' +
        '(drop schema public cascade; drop schema retention cascade; create schema public), or unset the variable',
    );
  }
  // Imported only now: the source condition holds for what is imported after it.
  const { resetData } = await import('./database/reset-data.ts');
  for (const removed of await resetData(dataFolderOf(process.env))) console.log(`removed ${removed}`);
  console.log('`npx -y pnpm@12 start` makes the demo afresh');
} catch (error) {
  console.error(failureMessage(error));
  process.exitCode = 1;
}
