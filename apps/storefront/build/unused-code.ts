import { applyEdits, type Edit, isNode, type Node, nodesOf, parse, walk } from './syntax.ts';

/** How often a piece of a file ran, as V8 counts it: ranges of a function from the outside in, offsets in characters. */
export interface RunFunction {
  readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
}

const REFUSE = '{throw Error("left out")}';

/**
 * The code without what did not run: such functions, branches, cases and loops refuse. Variables of a cut branch are gone with
 * it, so it must be code of blocks (`let`, `const`).
 */
export function leaveOutUnused(code: string, functions: readonly RunFunction[]): string {
  const edits: Edit[] = [];
  const ranges = functions.flatMap((one) => one.ranges);
  const isUnused = (node: unknown): node is Node => isNode(node) && countOf(ranges, node) === 0;
  const replace = ({ start, end }: Node, text: string) => void edits.push({ start, end, text });
  walk(parse(code), (node) => {
    const { type, body, consequent, alternate } = node;
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type) && isUnused(body)) {
      // An expression may stand in brackets of its own, where no block can.
      replace(body, body.type === 'BlockStatement' ? REFUSE : 'null()');
      return false;
    }
    if (type === 'IfStatement') {
      for (const branch of [consequent, alternate]) if (isUnused(branch)) replace(branch, REFUSE);
      return [node['test'], consequent, alternate].filter(isNode).filter((part) => !isUnused(part));
    }
    if (type === 'CatchClause' && isUnused(body)) {
      // What went wrong is told as it is.
      replace(body, isNode(node['param']) ? `{throw ${code.slice(node['param'].start, node['param'].end)}}` : REFUSE);
      return false;
    }
    if (/^(?:For\w*Statement|WhileStatement)$/.test(type) && isUnused(body)) {
      replace(body, REFUSE);
      return Object.values(node)
        .filter((part) => isNode(part) && part !== body)
        .filter(isNode);
    }
    const [first] = type === 'SwitchCase' ? nodesOf(consequent) : [];
    const last = nodesOf(consequent).at(-1);
    if (isUnused(first) && last !== undefined) {
      edits.push({ start: first.start, end: last.end, text: REFUSE });
      return false;
    }
    return true;
  });
  return applyEdits(code, edits);
}

/** The count of the innermost range around a node; what V8 says nothing about is taken to have run. */
function countOf(ranges: RunFunction['ranges'], { start, end }: Node): number {
  const around = ranges.filter((range) => range.startOffset <= start && end <= range.endOffset);
  const [inner] = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return inner?.count ?? 1;
}
