/** A run that only shows that it runs. */
const QUICK: Pace = { workers: 2, warmUpMs: 50, runMs: 300 };

/** What a stretch of repeated work took. */
export interface Work {
  readonly count: number;
  readonly wallMs: number;
  /** Processor time of the shop's process, user and system, in ms; a database beside it is not in it. */
  readonly cpuMs: number;
  /** Processor time of the database beside it, in ms; NaN where none was watched or the system does not tell. */
  readonly databaseCpuMs: number;
  /** Times of the single pieces in ms, ascending. */
  readonly times: readonly number[];
}

/** How long work is repeated, and by how many workers at once. */
export interface Pace {
  readonly workers: number;
  readonly warmUpMs: number;
  readonly runMs: number;
}

/**
 * Repeats a piece of work for a while with a number of workers at once; the first stretch only warms up.
 * Rejects when a piece does.
 * @param piece gets the number of its piece, counted over all workers
 * @param databaseCpuMs returns the processor time a database beside this process has had so far, in ms
 */
export async function repeat(
  { workers, warmUpMs, runMs }: Pace,
  piece: (index: number) => Promise<void>,
  databaseCpuMs: () => Promise<number> = async () => Number.NaN,
): Promise<Work> {
  let index = 0;
  const stretch = async (lengthMs: number): Promise<Work> => {
    const times: number[] = [];
    const databaseBefore = await databaseCpuMs();
    const cpuBefore = process.cpuUsage();
    const startedAt = performance.now();
    const worker = async (): Promise<void> => {
      while (performance.now() - startedAt < lengthMs) {
        const pieceAt = performance.now();
        await piece(index++);
        times.push(performance.now() - pieceAt);
      }
    };
    await Promise.all(Array.from({ length: workers }, worker));
    const { user, system } = process.cpuUsage(cpuBefore);
    const wallMs = performance.now() - startedAt;
    return {
      count: times.length,
      wallMs,
      cpuMs: (user + system) / 1_000,
      databaseCpuMs: (await databaseCpuMs()) - databaseBefore,
      times: times.toSorted((left, right) => left - right),
    };
  };
  await stretch(warmUpMs);
  return stretch(runMs);
}

/** The pace of a measurement, or a moment of it when the run is `--quick`. */
export function paceOf({ quick }: { readonly quick: boolean }, pace: Pace): Pace {
  return quick ? QUICK : pace;
}

/** Pieces per second of processor time of this process. */
export function perCoreSecond({ count, cpuMs }: Work): number {
  return (count / cpuMs) * 1_000;
}

/** Pieces per second on the clock on the wall. */
export function perSecond({ count, wallMs }: Work): number {
  return (count / wallMs) * 1_000;
}

/** Time in ms that a share of the pieces stayed within. @param share 0 to 1 */
export function within({ times }: Work, share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
