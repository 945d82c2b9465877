/** The pnpm that runs this script, as a command and its first words; another one where none does. */
export function pnpmCommand(): readonly [string, ...string[]] {
  // Set by the process that runs a script of ours.
  const pnpm = process.env['npm_execpath'];
  if (pnpm?.includes('pnpm') !== true) return ['npx', '-y', 'pnpm@12'];
  return /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm] : [pnpm];
}
