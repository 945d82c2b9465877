/** `pnpm generate`: writes everything that is generated and committed; running it twice changes nothing. */
import '@dealstore/shop/help';
import { writeFile } from 'node:fs/promises';
import { drawArchitecture } from './draw-architecture.ts';
import { drawBridge } from './draw-bridge.ts';
import { drawDataModel } from './draw-data-model.ts';
import { drawMachines } from './draw-machines.ts';
import { generateContract } from './generate-contract.ts';

for (const generate of [generateContract, drawArchitecture, drawBridge, drawMachines]) {
  for (const [path, content] of await generate()) await writeFile(path, content);
}
await drawDataModel();
