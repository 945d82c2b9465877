import { join } from 'node:path';
import { type Conversation, converse } from './conversation.ts';
import type { OpenedExamples } from './open-examples.ts';
import { openSandbox } from './sandbox.ts';

/** Who gets the gift; a member of the demo, who is not logged in. */
export const RECEIVER = { name: '박새봄', phone: '01000001004' };

/** Earphones bought and given in the terminal shop by 홍길동, with the card that is approved. */
export function sellInTerminal({ folder, origin }: OpenedExamples): Promise<Conversation> {
  const { verify, pay } = openSandbox(origin);
  const payHere = async ([, page = '']: RegExpExecArray) => {
    await pay(page);
    return null;
  };
  return converse(['terminal-shop.ts', origin], join(folder, 'terminal'), [
    [/looking for/, () => '이어폰'],
    [/Which one/, () => '1'],
    [/Which one/, () => '1'],
    [/^Say who you are: (.*)/, ([, page = '']) => verify(page)],
    [/^Pay ₩[\d,]+: (.*)/, payHere],
    [/Who gets/, () => RECEIVER.name],
    [/Their phone/, () => RECEIVER.phone],
    [/^Pay ₩[\d,]+: (.*)/, payHere],
  ]);
}
