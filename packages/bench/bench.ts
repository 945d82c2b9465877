/** `pnpm bench`: one run, tables on the terminal; `pnpm bench --help` lists the options. */
import { type Options, readOptions, USAGE } from './options.ts';

function optionsOrExit(): Options {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options !== null) return options;
    console.log(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}; \`pnpm bench --help\` lists the options`);
    process.exit(1);
  }
}

const options = optionsOrExit();
// Imported only now: it sets NODE_ENV before React is loaded, and the usage needs none of it.
await import('@dealstore/shop/source-condition');
if (options.grow === null) {
  const { run } = await import('./run.ts');
  await run(options);
} else {
  const { grow } = await import('./grow.ts');
  await grow(options.grow);
}
