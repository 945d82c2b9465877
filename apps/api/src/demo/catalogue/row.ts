import type { Insertable, Selectable } from 'kysely';
import type { DB } from '../../database/schema/schema.ts';

/** The tables a demo shop fills. */
export type DemoTable = Exclude<
  keyof DB,
  | 'behaviorHistory'
  | 'idempotency'
  | 'identityVerification'
  | 'job'
  | 'loginSession'
  | 'rateLimit'
  | 'sandboxPaymentCancel'
  | 'serverToken'
  | 'userToken'
>;

/** A JSON value as it will be stored. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue | undefined };

/** A row to insert; JSON columns hold the value itself, not its text. */
type SeedRow<Row, Insert = Insertable<Row>, Select = Selectable<Row>> = {
  readonly [Column in keyof Insert]: Column extends keyof Select
    ? unknown extends Select[Column]
      ? JsonValue
      : Insert[Column]
    : Insert[Column];
};

/** A row of a demo table. Every row of one table names the same columns. */
export type DemoRow<Table extends DemoTable> = SeedRow<DB[Table]>;

/** Rows by table. */
export type DemoRows = { readonly [Table in DemoTable]?: readonly DemoRow<Table>[] };
