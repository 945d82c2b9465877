import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  /** An event loop that goes round when told, and notes who had a turn. */
  function loop() {
    const rounds: (() => void)[] = [];
    const had: string[] = [];
    const turn = createTurns((then) => rounds.push(then));
    return {
      had,
      ask: (name: string) => void turn().then(() => had.push(name)),
      goRound: async () => {
        for (const then of rounds.splice(0)) then();
        await Promise.resolve();
      },
    };
  }

  it('come one by one in the order of asking, with rounds between that take in who else has come', async () => {
    const { had, ask, goRound } = loop();
    for (const name of ['a', 'b', 'c']) ask(name);
    const after: string[] = [];
    for (let round = 0; round < 7; round += 1) {
      await goRound();
      after.push(had.join(''));
    }
    expect(after).toEqual(['a', 'a', 'a', 'ab', 'ab', 'ab', 'abc']);
  });

  it('are there at once for who comes alone, again and again', async () => {
    const { had, ask, goRound } = loop();
    for (const name of ['a', 'b']) {
      ask(name);
      await goRound();
    }
    expect(had).toEqual(['a', 'b']);
  });

  it('come to everybody who asks while others have theirs', async () => {
    const { had, ask, goRound } = loop();
    ask('a');
    ask('b');
    await goRound();
    ask('c');
    for (let round = 0; round < 6; round += 1) await goRound();
    expect(had).toEqual(['a', 'b', 'c']);
  });
});
