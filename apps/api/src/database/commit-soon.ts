import type { Database } from './database.ts';
import { pipelined } from './pipeline.ts';
import { written } from './written.ts';

const waitForNoDisk = written<[], never>(`select set_config('synchronous_commit', 'off', true)`);

/**
 * Carries one write out without waiting for the disk: a server that fails within the next second may forget it, whole;
 * once anything committed after it has waited, it is kept, too. Only for what somebody else answers for, or would simply do again;
 * inside a transaction, which decides for itself, it is a write like any other.
 * NOTE: the setting and the write share a synchronisation point, and so one transaction; the setting ends with it.
 */
export async function commitSoon<T>(database: Database, write: (connection: Database) => Promise<T>): Promise<T> {
  if (database.isTransaction) return write(database);
  return pipelined(database, async (connection) => {
    const [, answer] = await Promise.all([waitForNoDisk(connection), write(connection)]);
    return answer;
  });
}
