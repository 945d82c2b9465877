import { parseAst } from 'vite';

/** A node of a syntax tree, as far as builds look at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A piece of code that gives way to another. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Whether a value of a tree is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The nodes of a list, or of what is none. */
export function nodesOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The program of a piece of code. @throws SyntaxError */
export function parse(code: string): unknown {
  return parseAst(code);
}

/** Visits nodes from the outside in; a visit that answers false goes no deeper, one that answers nodes goes on with them. */
export function walk(value: unknown, visit: (node: Node) => boolean | readonly Node[]): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit);
  } else if (isNode(value)) {
    const deeper = visit(value);
    if (deeper === false) return;
    walk(deeper === true ? Object.values(value) : deeper, visit);
  }
}

/** The code with every edit made; edits do not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((left, right) => right.start - left.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}
