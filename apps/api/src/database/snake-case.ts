import { CamelCasePlugin, PostgresDialect, PostgresQueryCompiler, type Dialect, type PostgresPool } from 'kysely';

/** The builder's own way from `orderNo` to `order_no`. */
class Names extends CamelCasePlugin {
  toSnakeCase(name: string): string {
    return this.snakeCase(name);
  }
}

/** Writes names in snake_case where they are written out: the builder's plugin copies the whole query first. */
class SnakeCaseCompiler extends PostgresQueryCompiler {
  readonly #names = new Names();

  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(this.#names.toSnakeCase(identifier));
  }
}

/** PostgreSQL over a pool, with camelCase here and snake_case there; rows are renamed where they are read. */
export function snakeCaseDialect(pool: PostgresPool): Dialect {
  const postgres = new PostgresDialect({ pool });
  return {
    createAdapter: () => postgres.createAdapter(),
    createDriver: () => postgres.createDriver(),
    createIntrospector: (database) => postgres.createIntrospector(database),
    createQueryCompiler: () => new SnakeCaseCompiler(),
  };
}
