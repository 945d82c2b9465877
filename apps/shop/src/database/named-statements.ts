import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '@dealstore/api/server';

const connect = ({ pool }: Pick<OpenDatabase, 'pool'>) => pool.connect();
type Client = Awaited<ReturnType<typeof connect>>;

/** `prepared statement … does not exist`, and `… already exists`. */
const LOST_CODES = new Set(['26000', '42P05']);
/** Often enough for a pooler that others use meanwhile: what they do decides which server comes next. Assumed. */
const ROUNDS = 5;
/** How long one client waits while the other holds what may be the only server, in ms. Assumed. */
const HELD_MS = 200;
/** How many connections it takes at once: a pool of fewer would wait for itself. */
export const NAMED_STATEMENT_CLIENTS = 2;

/**
 * Whether a statement that a client has named is there whenever it asks again, as it is without a pooler. A pooler by
 * transaction hands each statement to another server, where it is unknown, or named by another client already;
 * PgBouncer 1.21 and later names it there as well. Assumed: no version can be asked for, for a client sees that of
 * PostgreSQL only.
 */
export async function keepsNamedStatements(pool: OpenDatabase['pool']): Promise<boolean> {
  const clients: Client[] = [];
  const take = async (): Promise<Client> => {
    const client = await connect({ pool });
    clients.push(client);
    return client;
  };
  try {
    const both = [await take(), await take()] as const;
    for (let round = 0; round < ROUNDS; round += 1) await askInTurns(both, round);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && LOST_CODES.has(String(error.code))) return false;
    throw error;
  } finally {
    // What was named here has no owner any more.
    for (const client of clients) client.release(true);
  }
}

/** Asks the same by two clients: idle servers are taken in turns or the last first, and one is held meanwhile. */
async function askInTurns([one, other]: readonly [Client, Client], round: number): Promise<void> {
  const ask = (client: Client) =>
    client.query({ name: `dealstore_probe_${round}`, text: `select $1::int + ${round}`, values: [round] });
  await ask(one);
  await ask(one);
  await other.query('begin');
  try {
    await ask(other);
    const waiting = ask(one);
    waiting.catch(() => undefined);
    await Promise.race([waiting, wait(HELD_MS)]);
    await other.query('commit');
    await waiting;
  } catch (error) {
    await other.query('rollback').catch(() => undefined);
    throw error;
  }
}
