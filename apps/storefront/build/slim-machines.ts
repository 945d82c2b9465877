import type { Plugin } from 'vite';
import { applyEdits, type Edit, isNode, nodesOf, parse, walk } from './syntax.ts';

const LIBRARY = /\/xstate\/dist\/xstate\.esm\.js$/;
/** What the core asks of `setup`. */
const KEPT = 'createMachine';

/** Leaves the makers of actions that no machine of the core takes out of what `setup` answers. */
export function slimMachines(): Plugin {
  return {
    name: 'dealstore:slim-machines',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: { filter: { id: LIBRARY }, handler: (code) => ({ code: slimSetup(code), map: null }) },
  };
}

/** The library with a `setup` that gives `createMachine` and nothing else. @throws Error when its `setup` looks otherwise: look again */
export function slimSetup(code: string): string {
  const edits: Edit[] = [];
  let isFound = false;
  walk(parse(code), (node) => {
    const { type, id } = node;
    if (type === 'FunctionDeclaration') return isNode(id) && id['name'] === 'setup';
    if (type !== 'ReturnStatement' || !isNode(node['argument'])) return true;
    const kept = nodesOf(node['argument']['properties']).find(({ key }) => isNode(key) && key['name'] === KEPT);
    if (kept === undefined) return true;
    const { start, end } = node['argument'];
    edits.push({ start, end: kept.start, text: '{' }, { start: kept.end, end, text: '}' });
    isFound = true;
    return false;
  });
  if (!isFound) throw new Error('xstate has another setup: see build/slim-machines.ts');
  return applyEdits(code, edits);
}
