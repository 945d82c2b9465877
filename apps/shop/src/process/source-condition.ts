/** Resolves workspace packages to their source in this process, as the flag `--conditions=source` does. */
import { enableCompileCache, registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier, { ...context, conditions: [...context.conditions, 'source'] }),
});
enableCompileCache();
// React loads its development build on a server unless this is set before the first import.
process.env['NODE_ENV'] ??= 'production';
