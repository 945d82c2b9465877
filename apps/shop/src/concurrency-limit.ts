/** Requests a shop always works on at once, however slow it has become: fewer would leave the database idle. Assumed. */
const LEAST = 32;
/** Requests it works on at once, however fast: what all of them do in one turn of the event loop holds everybody up. Assumed. */
const MOST = 200;
/** Longest time a request may expect to spend inside, in ms; what is unlike all others may take three times that. Assumed. */
const PATIENCE_MS = 350;
/** How much more whoever is paying may crowd in. */
const PAYERS_SHARE = 2;

/** Requests inside from which on a shop is busy: below, the pace of answers is that of questions. */
const BUSY = 16;
/** Answers a stretch of busy work has at least, and its length in ms, before it tells a pace. */
const STRETCH_COUNT = 64;
const STRETCH_MS = 250;
/** Answers in a millisecond a shop that has not been busy yet is trusted with. Assumed. */
const FIRST_PACE = 0.3;

/** Who is inside a shop, and whether one more would be answered in time. */
export interface Crowd {
  /** Whether there is room for another; payers are turned away last. */
  hasRoom(isPaying: boolean): boolean;
  /** Counts one in until the work is done; answers what the work answers. */
  inside<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Turns away whoever would wait too long, by the pace at which a busy shop has just answered: the queue of one that
 * renders is in its event loop, where neither the database nor a clock sees it.
 * @param now in ms, from any start
 */
export function createCrowd(now: () => number = () => performance.now()): Crowd {
  let inside = 0;
  let pace = FIRST_PACE;
  let stretch = { since: 0, answers: 0 };

  const noteAnswer = (): void => {
    if (inside < BUSY) {
      stretch = { since: 0, answers: 0 };
      return;
    }
    if (stretch.answers === 0) stretch.since = now();
    stretch.answers += 1;
    const lasted = now() - stretch.since;
    if (stretch.answers <= STRETCH_COUNT || lasted < STRETCH_MS) return;
    pace = (stretch.answers - 1) / lasted;
    stretch = { since: 0, answers: 0 };
  };
  return {
    hasRoom(isPaying) {
      const limit = Math.min(Math.max(pace * PATIENCE_MS, LEAST), MOST);
      return inside < (isPaying ? limit * PAYERS_SHARE : limit);
    },
    async inside(work) {
      inside += 1;
      try {
        return await work();
      } finally {
        noteAnswer();
        inside -= 1;
        // Who has caught up was held up by something else, or has it behind him.
        if (inside === 0) pace = Math.max(pace, FIRST_PACE);
      }
    },
  };
}
