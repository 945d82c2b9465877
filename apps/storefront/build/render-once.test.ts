import { describe, expect, it } from 'vitest';
import { renderOnce } from './render-once.ts';

const FOLDER = '/shop/src/render-once';

/** The module a build takes when a file asks for a package; null leaves the package alone. */
async function resolved(id: string, importer: string): Promise<unknown> {
  const { resolveId } = renderOnce(FOLDER);
  if (typeof resolveId !== 'function') throw new Error('the plugin resolves nothing');
  return Reflect.apply(resolveId, {}, [id, importer]);
}

describe('the server’s build', () => {
  it('takes the hooks that read where a screen asks for those that watch', async () => {
    expect(await resolved('wouter', '/shop/src/ui/button.tsx')).toBe(`${FOLDER}/link.ts`);
    expect(await resolved('@tanstack/react-query', '/shop/src/app/app.tsx')).toBe(`${FOLDER}/query.ts`);
  });

  it('leaves every other package, and packages among themselves, alone', async () => {
    expect(await resolved('react', '/shop/src/ui/button.tsx')).toBeNull();
    expect(await resolved('wouter', `${FOLDER}/link.ts`)).toBeNull();
    expect(await resolved('valtio', '/shop/node_modules/valtio/esm/react.mjs')).toBeNull();
  });

  it('is the only one that does', () => {
    const { applyToEnvironment } = renderOnce(FOLDER);
    const applies = (consumer: 'client' | 'server'): unknown =>
      Reflect.apply(applyToEnvironment ?? (() => undefined), {}, [{ config: { consumer } }]);
    expect([applies('server'), applies('client')]).toEqual([true, false]);
  });
});
