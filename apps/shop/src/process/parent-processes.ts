import { basename } from 'node:path';
import { commandOf, isAlive, parentOf, startedAt } from '@dealstore/api/process-identity';

const PACKAGE_MANAGER = /^(?:npx|npm|pnpx|pnpm|corepack|yarn)(?:-cli)?(?:\.[cm]?js)?$/;
/** `pnpm dev`, which starts the shop anew after each change. */
const DEV_SCRIPT = / scripts[/\\]dev\.ts(?: |$)/;
/** How package managers run a command of theirs: by a shell that lives as long as the command. */
const SHELL_OF_COMMAND = /^(?:\S*\/)?(?:ba|da|z)?sh -c /;
const POLL_MS = 500;
const MAX_DEPTH = 16;

/** A package manager that this process was started through. */
interface Starter {
  readonly pid: number;
  readonly command: string;
  readonly since: string | null;
}

/**
 * Calls back once when a package manager through which this process was started is gone: npx forwards no signal, so its
 * end is noticed by polling. No other process is watched: a script, a terminal or a service manager that starts the
 * shop by its file may end, and it goes on. @param onExit takes the command that is gone
 */
export function watchParentProcesses(onExit: (command: string) => void): { stop(): void } {
  const starters = findStarters();
  const timer = setInterval(() => {
    const gone = starters.find(({ pid, since }) => !isAlive(pid) || startedAt(pid) !== since);
    if (gone === undefined) return;
    clearInterval(timer);
    onExit(gone.command);
  }, POLL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The package managers above this process with nothing between them but their shells. */
function findStarters(): readonly Starter[] {
  // NOTE: Windows tells only our own parent, which is the shell of a package manager's script.
  if (process.platform === 'win32')
    return process.env['npm_lifecycle_event'] === undefined ? [] : [starterOf(process.ppid)];
  const found: Starter[] = [];
  let at: number | null = process.ppid;
  for (let depth = 0; depth < MAX_DEPTH && at !== null && at > 1; depth += 1) {
    const starter = starterOf(at);
    if (isStarter(starter.command)) found.push(starter);
    else if (!SHELL_OF_COMMAND.test(starter.command)) break;
    at = parentOf(at);
  }
  return found;
}

function starterOf(pid: number): Starter {
  return { pid, command: commandOf(pid), since: startedAt(pid) };
}

/** Whether a command line is a package manager's, run by Node or by itself. */
function isStarter(command: string): boolean {
  const [program = '', script = ''] = command.split(' ');
  const isNode = /^node(?:js)?$/.test(basename(program));
  return PACKAGE_MANAGER.test(basename(isNode ? script : program)) || (isNode && DEV_SCRIPT.test(command));
}
