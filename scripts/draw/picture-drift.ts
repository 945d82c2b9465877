import { readFile } from 'node:fs/promises';
import { drawArchitecture } from './draw-architecture.ts';
import { drawBridge } from './draw-bridge.ts';
import { drawDecisions } from './draw-decisions.ts';
import { drawMachines } from './draw-machines.ts';

/**
 * Whether the committed pictures of imports, machines and the bridge, and the list of
 * decisions, are what the tree says now.
 */
export async function runPictureDrift() {
  const startedAt = performance.now();
  const drifted: string[] = [];
  for (const draw of [drawArchitecture, drawBridge, drawDecisions, drawMachines]) {
    for (const [path, content] of await draw()) {
      const committed = await readFile(path, 'utf8').catch(() => '');
      if (committed !== content) drifted.push(path);
    }
  }
  return {
    name: 'picture drift',
    ok: drifted.length === 0,
    output: drifted.map((path) => `${path} is not what the code says; run \`pnpm generate\` and commit`).join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}
