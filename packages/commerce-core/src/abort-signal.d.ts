/** The one web type a port speaks: a request to stop. Structurally the platform's own AbortSignal. */
interface AbortSignal {
  readonly aborted: boolean;
}
