import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('asks for a picture only once its address was found to be the shop’s own', () => {
  const unfiltered = ['./', '../../../packages/ui/src/'].flatMap((folder) => {
    const root = new URL(folder, import.meta.url);
    const parts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.tsx$/.test(name),
    );
    expect(parts.length).toBeGreaterThan(20);
    return parts.filter((name) => {
      const text = readFileSync(new URL(name, root), 'utf8');
      return /<img\b/.test(text) && !/ownPicture\(|pictureSources\(/.test(text);
    });
  });
  // A picture that was just chosen is shown from the browser's own memory.
  expect(unfiltered).toEqual(['widgets/photo-picker/photo-picker.tsx']);
});
