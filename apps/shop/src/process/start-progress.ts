import type { Clock } from '@dealstore/commerce-core/domain';

/** How often a start that takes long says what goes on, in ms; a short one says nothing. Assumed: 4 s. */
export const PROGRESS_MS = 4_000;

/** Says what a start is doing while it takes long. */
export interface StartProgress {
  /** What goes on from now on, in words such as `filling the shop`. */
  begin(step: string): void;
  /** What goes on until the work ends, beside other work; it is named instead of the step that began last. */
  during<T>(step: string, work: Promise<T>): Promise<T>;
  stop(): void;
}

/** The progress of one start. @param print takes a line that a person should read */
export function tellProgress(print: (line: string) => void, clock: Clock): StartProgress {
  let step: string | null = null;
  const working: string[] = [];
  const startedAt = clock.now();
  let timer: unknown;
  const tellLater = (): void => {
    timer = clock.setTimeout(() => {
      const now = working.length > 0 ? working.join(', ') : step;
      if (now !== null) print(`${now} (${Math.round((clock.now() - startedAt) / 1_000)} s since the start)`);
      tellLater();
    }, PROGRESS_MS);
  };
  tellLater();
  return {
    begin(next) {
      step = next;
    },
    async during(name, work) {
      working.push(name);
      return work.finally(() => working.splice(working.indexOf(name), 1));
    },
    stop: () => clock.clearTimeout(timer),
  };
}
