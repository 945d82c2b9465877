/** `pnpm generate`: writes everything that is generated and committed; running it twice changes nothing. */
import { writeFile } from 'node:fs/promises';
import { drawDataModel } from './draw-data-model.ts';
import { generateContract } from './generate-contract.ts';

for (const [path, content] of await generateContract()) await writeFile(path, content);
await drawDataModel();
