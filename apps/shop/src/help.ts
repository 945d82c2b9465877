import { readFileSync } from 'node:fs';

const [, script = '', ...words] = process.argv;

// What a script says of itself in its first lines is its help; imported first, so that it does nothing else then.
if (words.includes('--help') || words.includes('-h')) {
  const [, comment = ''] = /\/\*\*([^]*?)\*\//.exec(readFileSync(script, 'utf8')) ?? [];
  console.log(comment.replaceAll(/^ *\* ?/gm, '').trim());
  process.exit(0);
}
