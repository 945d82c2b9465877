/**
 * `pnpm simulate [--seed N] [--steps M]`: leads random lives of members in shops and tells them,
 * a line an act, with the code each was answered with; a life that breaks a law of every shop is told once more, as
 * short as it can be. The same seed tells the same story. Without a seed one is drawn and named.
 * @example pnpm simulate --seed 7 --steps 400
 */
import '@dealstore/shop/help';
import '@dealstore/shop/source-condition';
import { parseArgs } from 'node:util';

const { seed, steps } = optionsOrExit();
const { simulate, openMemoryShop } = await import('@dealstore/commerce-core/testing');
const story = await simulate(openMemoryShop, { seed, steps });
console.log(story.lines.join('\n'));
const counts = [...story.codes].toSorted(([, count], [, other]) => other - count);
console.log(`\nseed ${seed}: ${counts.map(([code, count]) => `${code} ${count}`).join(', ')}`);
if (story.broken === null) console.log('every law held');
else {
  console.error(
    `\nbroken with seed ${story.broken.seed}:\n${story.broken.laws.join('\n')}\n\n${story.broken.lines.join('\n')}`,
  );
  process.exitCode = 1;
}

function optionsOrExit() {
  try {
    const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string' } } });
    const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
    const steps = Number(values.steps ?? 400);
    if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(steps) || steps < 1)
      throw new RangeError('--seed and --steps are whole numbers');
    return { seed, steps };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
