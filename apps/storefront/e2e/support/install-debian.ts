import { execFileSync, spawnSync } from 'node:child_process';

/** How long `apt-get` may take, in ms: offline it waits for a network. */
const APT_LIMIT_MS = 300_000;

/** Installs packages of Debian where that can be done, which is as root; whether it was tried and did not fail. */
export function installDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing Debian’s ${packages.join(', ')}…`);
  const options = {
    timeout: APT_LIMIT_MS,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
    return true;
  } catch {
    // Offline, or a Debian without them: the caller says so.
    return false;
  }
}
