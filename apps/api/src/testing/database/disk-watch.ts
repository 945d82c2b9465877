import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../../database/database.ts';

/** Which tables were written by transactions that waited for the disk when they ended, and by such that did not. */
export interface DiskWatch {
  readonly waited: readonly string[];
  readonly soon: readonly string[];
}

/** An empty shop whose writes are watched. */
export const DISK_WATCHED = {
  name: 'template_disk_watched',
  fill: ({ database }: OpenDatabase) => watchDisk(database),
};

/**
 * Notes of every row that is written from now on how its transaction ends.
 * NOTE: the trigger is deferred, for the last word on the setting is the one in force at the commit.
 */
async function watchDisk(database: Database): Promise<void> {
  await sql`create schema disk_watch`.execute(database);
  await sql`create table disk_watch.commit (table_name text not null, waits boolean not null)`.execute(database);
  await sql`
    create function disk_watch.note() returns trigger language plpgsql as $$
    begin
      insert into disk_watch.commit values (tg_table_name, current_setting('synchronous_commit') <> 'off');
      return null;
    end $$`.execute(database);
  await sql`
    do $$ declare watched regclass; begin
      for watched in
        select oid from pg_class
        where relkind in ('r', 'p') and not relispartition and relnamespace in ('public'::regnamespace, 'retention'::regnamespace)
      loop
        execute format('create constraint trigger disk_watch after insert or update or delete on %s
          deferrable initially deferred for each row execute function disk_watch.note()', watched);
      end loop;
    end $$`.execute(database);
}

/** What has been noted so far. */
export async function readDiskWatch(database: Database): Promise<DiskWatch> {
  const { rows } = await sql<{ readonly tableName: string; readonly waits: boolean }>`
    select distinct table_name as "tableName", waits from disk_watch.commit order by 1`.execute(database);
  const of = (wanted: boolean) => rows.filter(({ waits }) => waits === wanted).map(({ tableName }) => tableName);
  return { waited: of(true), soon: of(false) };
}
