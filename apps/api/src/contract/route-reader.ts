import { contractOperations } from './document.ts';

/** The path of the operation a request means, as the contract writes it, with names for its values; null for none. */
export function routeReader(): (method: string, path: string) => string | null {
  const routes = contractOperations.map(({ method, path }) => ({
    method: method.toUpperCase(),
    path,
    shape: shapeOf(path),
  }));
  return (method, path) => {
    const fitting = routes.filter(({ shape }) => shape.test(path));
    return (fitting.find((route) => route.method === method) ?? fitting[0])?.path ?? null;
  };
}

/** What the paths of a pattern look like; its values are in braces. */
function shapeOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
