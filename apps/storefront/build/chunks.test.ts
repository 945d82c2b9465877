import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { CHUNKS, isOf } from './chunks.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PLACES = Object.entries(CHUNKS).flatMap(([name, { of, ...others }]) =>
  [...of, ...('but' in others ? others.but : [])].map((place) => [place, name] as const),
);

it.each(PLACES)('%s, of the chunk "%s", is there', (place) => {
  expect(globSync(place.endsWith('/') ? `${place}**/*.ts*` : `${place}.*`, { cwd: ROOT })).not.toEqual([]);
});

it('a chunk has the files of its folders and those named alike, without what it leaves out', () => {
  const isKit = isOf(CHUNKS.kit);
  const has = (path: string) => isKit(`${ROOT}${path}`);
  expect(['section.tsx', 'section.module.css', 'price.tsx'].map((file) => has(`packages/ui/src/${file}`))).toEqual([
    false,
    false,
    true,
  ]);
  expect(has('packages/ui/src/form/stepper.tsx')).toBe(true);
  expect(isKit('/elsewhere/packages/ui/src/price.tsx')).toBe(false);
});
