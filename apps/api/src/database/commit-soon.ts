import type { Database } from './database.ts';
import { readsTogether, type Joinable } from './together.ts';
import { writtenQuery } from './written.ts';

const waitForNoDisk = writtenQuery<[], never>([], `select set_config('synchronous_commit', 'off', true)`);

/**
 * Makes what carries one write out without waiting for the disk, together with others that come at the moment: a server
 * that fails within the next second may forget it, whole; once anything committed after it has waited, it is kept, too. Only
 * for what somebody else answers for, or would simply do again; inside a transaction, which decides for itself, it is a
 * write like any other.
 * NOTE: the setting and the write share a synchronisation point, and so one transaction; the setting ends with it.
 */
export function commitsSoon<T>(): (write: Joinable<Database, T>) => Promise<T> {
  const together = readsTogether<T>();
  return ({ database, apart, work }) => {
    if (database.isTransaction) return work(database);
    const soon = async (connection: Database): Promise<T> => {
      const [, answer] = await Promise.all([waitForNoDisk(connection), work(connection)]);
      return answer;
    };
    return together({ database, apart, work: soon });
  };
}
