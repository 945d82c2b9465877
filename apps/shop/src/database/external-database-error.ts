/** The database of DATABASE_URL cannot be used; the message says why, without its password. */
export class ExternalDatabaseError extends Error {
  override readonly name = 'ExternalDatabaseError';
}
