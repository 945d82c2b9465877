import fc from 'fast-check';
import { isCommerceError } from '../../error/commerce-error.ts';
import type { OpenSuiteShop } from '../port-suites/suite-shop.ts';
import { acts } from './acts.ts';
import { type Ask, nothingGiven } from './asks.ts';
import { brokenLaws } from './laws.ts';

/** Acts of one member in one shop; then another shop is opened, so that what was done long ago costs nothing. */
const LIFE_ACTS = 40;

/** How a shop is simulated. */
export interface Simulation {
  /** The same seed tells the same story. */
  readonly seed: number;
  readonly steps: number;
  /** After how many acts the laws are looked at; 1 by default. */
  readonly lookEvery?: number;
}

/** What came of a simulation. */
export interface Story {
  /** Every act with its answer: `OK` or the code it was refused with. */
  readonly lines: readonly string[];
  /** How often each code was answered. */
  readonly codes: ReadonlyMap<string, number>;
  /** Null when every law held. */
  readonly broken: BrokenStory | null;
}

/** The shortest story found that breaks a law. */
export interface BrokenStory {
  /** Seed of the life it is of: with it and as many steps as a life has the same happens. */
  readonly seed: number;
  readonly laws: readonly string[];
  readonly lines: readonly string[];
}

interface Life {
  readonly lines: readonly string[];
  readonly codes: readonly string[];
  readonly laws: readonly string[];
}

/**
 * Leads random lives of members in shops, from a seed, and looks after each act whether the laws of every shop hold; a
 * life that breaks one is shortened as long as it still does. Whatever chance there is comes from the seed and the shops.
 * @example await simulate(openMemoryShop, { seed: 7, steps: 1_000 });
 */
export async function simulate(open: OpenSuiteShop, { seed, steps, lookEvery = 1 }: Simulation): Promise<Story> {
  const lines: string[] = [];
  const codes = new Map<string, number>();
  for (let begun = 0; begun < steps; begun += LIFE_ACTS) {
    const lifeSeed = seed + begun;
    const drawn = fc.sample(acts, { numRuns: Math.min(LIFE_ACTS, steps - begun), seed: lifeSeed });
    const life = await lead(open, drawn, lookEvery);
    lines.push(...life.lines);
    for (const code of life.codes) codes.set(code, (codes.get(code) ?? 0) + 1);
    if (life.laws.length > 0) {
      const shortest = await shorten(open, drawn.slice(0, life.lines.length));
      return { lines, codes, broken: { seed: lifeSeed, laws: shortest.laws, lines: shortest.lines } };
    }
  }
  return { lines, codes, broken: null };
}

/** Leads one life until a law is broken. */
async function lead(open: OpenSuiteShop, drawn: readonly Ask[], lookEvery: number): Promise<Life> {
  const shop = await open();
  const given = nothingGiven(shop);
  const lines: string[] = [];
  const codes: string[] = [];
  try {
    for (const [index, act] of drawn.entries()) {
      const code = await codeOf(act.run(given));
      codes.push(code);
      lines.push(`${act[fc.toStringMethod]()} → ${code}`);
      const isLast = index === drawn.length - 1;
      const laws = isLast || (index + 1) % lookEvery === 0 ? await brokenLaws(given) : [];
      if (laws.length > 0) return { lines, codes, laws };
    }
    return { lines, codes, laws: [] };
  } finally {
    await shop.close();
  }
}

/** Leaves out one act after another, the last first, as long as a law is still broken. */
async function shorten(open: OpenSuiteShop, drawn: readonly Ask[]): Promise<Life> {
  let kept = drawn;
  let shortest = await lead(open, kept, 1);
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const fewer = kept.toSpliced(index, 1);
    const life = await lead(open, fewer, 1);
    if (life.laws.length === 0) continue;
    kept = fewer.slice(0, life.lines.length);
    shortest = life;
    index = Math.min(index, kept.length);
  }
  return shortest;
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'OK';
  } catch (error) {
    if (isCommerceError(error)) return error.code;
    throw error;
  }
}
