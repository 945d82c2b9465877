/** `pnpm lines`: counts the written lines of TypeScript that are neither test, demo nor generated, by folder. */
import '@dealstore/shop/help';
import { linesByFolder, writtenFiles } from './written-lines.ts';

const folders = linesByFolder(writtenFiles());
const sum = [...folders.values()].reduce((total, lines) => total + lines, 0);
for (const [folder, lines] of [...folders, ['sum', sum] as const]) {
  console.log(`${folder.padEnd(24)} ${lines.toLocaleString('en').padStart(8)}`);
}
