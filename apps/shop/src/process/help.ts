import { readFileSync } from 'node:fs';

const [, script = '', ...args] = process.argv;

// What a script says of itself in its first lines is its help, which names all it takes. Imported first, so that a
// script does nothing when it is only asked for help, or for something it does not have.
const [, comment = ''] = /\/\*\*([^]*?)\*\//.exec(readFileSync(script, 'utf8')) ?? [];
const help = comment.replaceAll(/^ *\* ?/gm, '').trim();
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
  process.exit(0);
}

const [, name = '', parameters = ''] = /^`(pnpm \S+?)( .+?)?`/.exec(help) ?? [];
const options: readonly string[] = help.match(/--[a-z-]+/g) ?? [];
const refused = args.find((word) => {
  if (word === '--') return false;
  return word.startsWith('-') ? !options.includes(word.replace(/=.*/, '')) : parameters === '';
});
if (refused !== undefined) {
  console.error(`${name} does not take ${refused}: \`${name} --help\` says what it takes`);
  process.exit(1);
}
