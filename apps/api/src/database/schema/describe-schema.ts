import type pg from 'pg';

/** One column as the database knows it. */
export interface ColumnDescription {
  readonly name: string;
  /** PostgreSQL's own name of the type, for example `timestamptz` or `text[]`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Written by the database alone. */
  readonly computed: boolean;
  /** The only values a check allows, or none when any value of the type will do. */
  readonly choices: readonly string[];
  readonly primary: boolean;
  readonly unique: boolean;
}

/** A foreign key: one or several columns of this table that name a row of another. */
interface ReferenceDescription {
  readonly columns: readonly string[];
  readonly target: string;
  readonly optional: boolean;
  /** At most one row here per row there. */
  readonly single: boolean;
}

/** One table with its columns and what it refers to. */
export interface TableDescription {
  readonly name: string;
  readonly columns: readonly ColumnDescription[];
  readonly references: readonly ReferenceDescription[];
}

interface ColumnRow {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly has_default: boolean;
  readonly computed: boolean;
  readonly primary: boolean;
  readonly unique: boolean;
}

interface CheckRow {
  readonly table: string;
  readonly column: string;
  readonly definition: string;
}

const COLUMNS = `
  select c.relname as table, a.attname as name, not a.attnotnull as nullable, a.attgenerated <> '' as computed,
         case when t.typcategory = 'A' then e.typname || '[]' else coalesce(b.typname, t.typname) end as type,
         (a.atthasdef or a.attidentity <> '') as has_default,
         exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as primary,
         exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null
                  and i.indnkeyatts = 1 and i.indkey[0] = a.attnum) as unique
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem
    left join pg_type b on t.typtype = 'd' and b.oid = t.typbasetype
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migration'
   order by c.relname, a.attnum`;

/** Checks of a single column, its own and those of its domain. */
const CHECKS = `
  select k.conrelid::regclass::text as table, a.attname as column, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
   where k.contype = 'c' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
  union all
  select a.attrelid::regclass::text, a.attname, pg_get_constraintdef(k.oid)
    from pg_constraint k join pg_attribute a on a.atttypid = k.contypid and a.attnum > 0
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
   where k.contypid <> 0 and k.connamespace = 'public'::regnamespace`;

const REFERENCES = `
  select k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
         array(select a.attname::text from unnest(k.conkey) with ordinality u (num, place)
                 join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by u.place) as columns,
         exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
                  and not a.attnotnull) as optional,
         exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
                  and i.indkey::text = array_to_string(k.conkey, ' ')) as single
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace
   order by 1, k.conname`;

/** `(((type)::text = ANY (ARRAY['A'::text, 'B'::text])))` in the words of pg_get_constraintdef. */
const CHOICES = /^CHECK \(\(\(?\w+\)?(?:::text)? = ANY \(ARRAY\[(.*)\]\)\)\)$/;

/** Reads the tables of a migrated database: the picture and the types are drawn from these. Assumed: schema public. */
export async function describeSchema(client: Pick<pg.ClientBase, 'query'>): Promise<readonly TableDescription[]> {
  const columns = await client.query<ColumnRow>(COLUMNS);
  const checks = await client.query<CheckRow>(CHECKS);
  const references = await client.query<ReferenceDescription & { readonly table: string }>(REFERENCES);
  const choices = new Map(checks.rows.flatMap(choicesOf));
  const tables = [...new Set(columns.rows.map((row) => row.table))];
  return tables.map((name) => ({
    name,
    columns: columns.rows.filter((row) => row.table === name).map((row) => describeColumn(row, choices)),
    references: references.rows
      .filter((row) => row.table === name)
      .map(({ columns: own, target, optional, single }) => ({ columns: own, target, optional, single })),
  }));
}

function describeColumn(row: ColumnRow, choices: ReadonlyMap<string, readonly string[]>): ColumnDescription {
  return {
    name: row.name,
    type: row.type.startsWith('_') ? `${row.type.slice(1)}[]` : row.type,
    nullable: row.nullable,
    hasDefault: row.has_default,
    computed: row.computed,
    choices: choices.get(`${row.table}.${row.name}`) ?? [],
    primary: row.primary,
    unique: row.unique,
  };
}

function choicesOf({ table, column, definition }: CheckRow): readonly (readonly [string, readonly string[]])[] {
  const list = CHOICES.exec(definition)?.[1];
  if (list === undefined) return [];
  const values = [...list.matchAll(/'([^']*)'::text/g)].flatMap((value) => value[1] ?? []);
  return [[`${table}.${column}`, values]];
}
