import { PLANTED_CHANGES } from './planted-changes.ts';
import type { Outcome, PlantedResult } from './planted.ts';

const TITLE = '## Planted changes';
const HEAD = `${TITLE}

\`pnpm mutate --planted [words]\` breaks rules of the API that stand near SQL, one at a time, in code that is only loaded: the files
stay as they are. Each change names the test that must fail, which must pass without it. A change whose test does not fail survives.

`;
const ROW = /^\| `([^`]+)` +\| (.+?) +\| (noticed|survived|unproven) +\|$/gm;

/** The part of a document about planted changes; empty where there is none. */
export function plantedPart(document: string): string {
  const at = document.indexOf(TITLE);
  return at < 0 ? '' : document.slice(at);
}

/** What a document says of changes that are still planted. */
export function readPlanted(document: string): readonly PlantedResult[] {
  return [...plantedPart(document).matchAll(ROW)].flatMap(([, file, broken, outcome]) =>
    PLANTED_CHANGES.filter((change) => change.file === file && change.broken === broken).map((change) => ({
      change,
      outcome: outcomeOf(outcome),
    })),
  );
}

/** The document with what is known of planted changes; of one that was tried more than once, the last. */
export function writePlanted(document: string, results: readonly PlantedResult[]): string {
  const outcomes = new Map(results.map(({ change, outcome }) => [change, outcome]));
  const rows = PLANTED_CHANGES.flatMap((change) => {
    const outcome = outcomes.get(change);
    return outcome === undefined ? [] : [`| \`${change.file}\` | ${change.broken} | ${outcome} |`];
  });
  const noticed = rows.filter((row) => row.endsWith('| noticed |')).length;
  const before = document.slice(0, document.length - plantedPart(document).length).trimEnd();
  const sum = `**${noticed} of ${rows.length} changes noticed.**\n`;
  return [before, '', `${HEAD}${sum}`, '| File | What is broken | Outcome |', '| --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}

function outcomeOf(text: string | undefined): Outcome {
  return text === 'noticed' || text === 'survived' ? text : 'unproven';
}
