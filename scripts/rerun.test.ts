import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rerunOnChange } from './rerun.ts';

describe('a script that runs anew after a change', () => {
  let home: string;
  let stop: () => Promise<void>;
  let requested = false;

  /** What the script has written so far: when it began, and when it was told to end. */
  const output = () => readFile(join(home, 'output'), 'utf8').catch(() => '');
  const expectOutput = (expected: string) =>
    vi.waitFor(async () => expect(await output()).toBe(expected), { timeout: 60_000 });

  beforeEach(async () => {
    requested = false;
    home = await mkdtemp(join(tmpdir(), 'dealstore-rerun-'));
    const script = join(home, 'script.mjs');
    const tell = (word: string) => `appendFileSync(${JSON.stringify(join(home, 'output'))}, '${word} ');`;
    await writeFile(
      script,
      `import { appendFileSync } from 'node:fs';
      process.on('SIGTERM', () => { ${tell('ended')} process.exit(); });
      setInterval(() => undefined, 60_000);
      ${tell('began')}`,
    );
    await mkdir(join(home, 'src/cart'), { recursive: true });
    await writeFile(join(home, 'src/cart/cart.ts'), 'one');
    rerunOnChange(script, [join(home, 'src')], {
      get requested() {
        return requested;
      },
      signal: new AbortController().signal,
      allow: () => undefined,
      onShutdown: (cleanUp) => (stop = cleanUp),
    });
    await expectOutput('began ');
  });
  afterEach(async () => {
    requested = true;
    await stop();
    await rm(home, { recursive: true, force: true });
  });

  it('begins again each time a file is written or replaced, in a new folder, too', async () => {
    const file = join(home, 'src/cart/cart.ts');
    let expected = 'began ';
    const expectAnew = () => expectOutput((expected += 'ended began '));
    for (const text of ['two', 'three']) {
      await writeFile(`${file}~`, text);
      await rename(`${file}~`, file);
      await expectAnew();
    }
    await writeFile(file, 'four');
    await expectAnew();
    await mkdir(join(home, 'src/gift'));
    await expectAnew();
    await writeFile(join(home, 'src/gift/gift.sql'), 'five');
    await expectAnew();
  });

  it('ends with the first request to, and begins no more', async () => {
    requested = true;
    await stop();
    expect(await output()).toBe('began ended ');
    requested = false;
    await writeFile(join(home, 'src/cart/cart.ts'), 'two');
    // longer than a change is waited for and a script takes to begin
    await wait(2_000);
    expect(await output()).toBe('began ended ');
  });

  it('is not begun again by a test, which it does not run', async () => {
    await writeFile(join(home, 'src/cart/cart.test.ts'), 'a test');
    await wait(2_000);
    expect(await output()).toBe('began ');
  });
});
