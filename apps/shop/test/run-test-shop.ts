import '../src/source-condition.ts';
import { awaitEndOfLife } from '../src/shutdown.ts';
import { readEnvironment } from '../src/environment.ts';
import type { Composition } from '../src/run-shop.ts';

/** Runs a composition as `pnpm start` runs the shop, for tests of coming up, going down and being cut short. */
export async function runComposition(load: () => Promise<Composition>): Promise<void> {
  const life = awaitEndOfLife();
  try {
    const { runShop } = await import('../src/run-shop.ts');
    const settings = readEnvironment(process.env, process.cwd());
    const starting = runShop(settings, load, (line) => console.error(line));
    life.giveBack(async () => (await starting.catch(() => null))?.stop());
    console.log(`ready on ${(await starting).publicOrigin}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
