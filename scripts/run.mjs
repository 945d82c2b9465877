// Plain JavaScript on purpose: it must run on any Node to say that this Node is too old.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    `Dealstore needs Node 22.19 or later to run its scripts; this is ${process.version}.\n` +
      'The optional npm package "node" normally brings one along. It is missing here: run `npx -y pnpm@12 install`,\n' +
      'or install Node 24 from your system and try again.',
  );
  process.exit(1);
}
// The script finds its words where it would if Node had been started with it.
const script = resolve(process.argv[2]);
process.argv.splice(1, 2, script);
await import(pathToFileURL(script).href);
