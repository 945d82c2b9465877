/** Random numbers of the host; unguessable in production, seeded in tests. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
}
