/** What one segment of a path may hold: only digits, letters (or none), anything, or one of the words given. */
const KINDS: Readonly<Record<string, string>> = { digits: '[0-9]{1,15}', letters: '[A-Za-z]*', any: '[^/]+' };

/** A path pattern made ready: `match` reads a path, `write` writes one. */
export interface RoutePattern {
  readonly source: string;
  match(pathname: string): RouteParams | null;
  write(params: RouteParams): string;
}

/** The values of a pattern's parameters, decoded once. */
export type RouteParams = Readonly<Record<string, string>>;

const PARAMETER = /:([A-Za-z]+)(?:<([^>]+)>)?/g;

/**
 * Compiles `/product/:productNo<digits>`: `:name<kind>`, kind being digits, letters, any or
 * `a|b`. Case does not matter.
 * @example routePattern('/event/:id<digits>').match('/EVENT/7') // { id: '7' }
 */
export function routePattern(source: string): RoutePattern {
  const pattern = compiled.get(source) ?? compile(source);
  compiled.set(source, pattern);
  return pattern;
}

/** Every link of a page asks for its pattern; there are as many as the route table has rows. */
const compiled = new Map<string, RoutePattern>();

function compile(source: string): RoutePattern {
  const names: string[] = [];
  const body = source.replace(PARAMETER, (_whole, name: string, kind: string | undefined) => {
    names.push(name);
    return `(${kind === undefined ? KINDS['any'] : (KINDS[kind] ?? kind)})`;
  });
  const expression = new RegExp(`^${body}/?$`, 'i');
  return {
    source,
    match: (pathname) => readParams(expression.exec(pathname), names),
    write: (params) => source.replace(PARAMETER, (_whole, name: string) => encodeURIComponent(params[name] ?? '')),
  };
}

function readParams(found: RegExpExecArray | null, names: readonly string[]): RouteParams | null {
  if (found === null) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = decodeSegment(found[index + 1] ?? '');
    if (value === null) return null;
    params[name] = value;
  }
  return params;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
