import type { OpenDatabase } from '../../database/database.ts';

/**
 * Vacuums until every row is known to be seen by all: a reader of a table meanwhile, as the server’s own vacuum,
 * hinders it.
 */
export async function vacuum(pool: OpenDatabase['pool']): Promise<void> {
  let unseen: number | null = null;
  while (unseen !== 0) {
    await pool.query('vacuum analyze');
    const { rowCount } = await pool.query(`select from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relallvisible < relpages`);
    unseen = rowCount;
  }
}
