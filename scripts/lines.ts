/** `pnpm lines`: counts the written lines of TypeScript that are neither test, demo nor generated, by room. */
import '@dealstore/shop/help';
import { linesByRoom, writtenFiles } from './written-lines.ts';

const rooms = linesByRoom(writtenFiles());
const sum = [...rooms.values()].reduce((total, lines) => total + lines, 0);
for (const [room, lines] of [...rooms, ['sum', sum] as const]) {
  console.log(`${room.padEnd(24)} ${lines.toLocaleString('en').padStart(8)}`);
}
