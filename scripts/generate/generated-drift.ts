import { readFile } from 'node:fs/promises';
import { generateArchitecture } from './generate-architecture.ts';
import { generateBridge } from './generate-bridge.ts';
import { generateDecisions } from './generate-decisions.ts';
import { generateErrors } from './generate-errors.ts';
import { generateMachines } from './generate-machines.ts';

/**
 * Whether the committed diagrams of imports, machines and the bridge, and the lists of
 * decisions and errors, are what the tree says now.
 */
export async function runGeneratedDrift() {
  const startedAt = performance.now();
  const drifted: string[] = [];
  for (const generate of [generateArchitecture, generateBridge, generateDecisions, generateErrors, generateMachines]) {
    for (const [path, content] of await generate()) {
      const committed = await readFile(path, 'utf8').catch(() => '');
      if (committed !== content) drifted.push(path);
    }
  }
  return {
    name: 'generated docs',
    ok: drifted.length === 0,
    output: drifted.map((path) => `${path} is not what the code says; run \`pnpm generate\` and commit`).join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}
