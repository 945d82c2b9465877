import fc from 'fast-check';
import { sandboxRoutesOf } from '../sandbox/sandbox.routes.ts';
import type { SandboxParts } from '../sandbox/sandbox-parts.ts';

/** One path of every page and form target that the sandbox has, made from its own list. */
export function sandboxPaths(
  parts: SandboxParts,
): readonly { readonly method: 'GET' | 'POST'; readonly path: string }[] {
  return sandboxRoutesOf(parts).map(({ method, path }) => {
    const [made = ''] = fc.sample(fc.stringMatching(path), { seed: 1, numRuns: 1 });
    return { method, path: made };
  });
}
