import type { Hono } from 'hono';

/** The methods that some route of a path answers, for a caller that asks it with another one. */
export function methodsByPath(app: Pick<Hono, 'routes'>): (path: string) => readonly string[] {
  const patterns = app.routes
    .filter((route) => route.path !== '/*')
    .map((route) => ({ method: route.method, shape: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  return (path) => [...new Set(patterns.filter(({ shape }) => shape.test(path)).map(({ method }) => method))];
}
