/** Lets workspace packages be imported from source in this process, as `--conditions=source` would have from outside. */
import { enableCompileCache, registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier, { ...context, conditions: [...context.conditions, 'source'] }),
});
enableCompileCache();
// React's development build is what a server loads unless told otherwise, and it must be told before the first import.
process.env['NODE_ENV'] ??= 'production';
