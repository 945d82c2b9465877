import type { Plugin } from 'vite';
import { LEFT_OUT, NEVER_IMPORTED, NEVER_TAGS, NEVER_TYPES } from './react-left-out.ts';
import { applyEdits, type Edit, isNode, type Node, nodesOf, parse, walk } from './syntax.ts';

const REACT = /\/(?:react|react-dom)\/cjs\/(react|react-dom|react-dom-client)\.production\.js$/;

/** Leaves out of the page's React what no screen of the shop can ask for. */
export function slimReact(): Plugin {
  const slim = new Map<string, string>();
  return {
    name: 'dealstore:slim-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: REACT },
      handler(code, id) {
        const file = REACT.exec(id)?.[1] ?? '';
        const known = slim.get(file) ?? slimFile(file, code);
        slim.set(file, known);
        return { code: known, map: null };
      },
    },
  };
}

/** One of React's files, by its name, without what is named above. @throws Error when some of it is not there: then look again */
export function slimFile(file: string, code: string): string {
  const rest = withoutExports(code, NEVER_IMPORTED[file] ?? []);
  return file === 'react-dom-client' ? slimRenderer(rest) : rest;
}

function withoutExports(code: string, names: readonly string[]): string {
  const missing = new Set(names);
  const edits: Edit[] = [];
  walk(parse(code), (node) => {
    if (node.type !== 'ExpressionStatement') return !node.type.startsWith('Function');
    const { expression, start, end } = node;
    const assigned = isNode(expression) && isNode(expression['left']) ? expression['left'] : null;
    const isExport = assigned !== null && isNode(assigned['object']) && assigned['object']['name'] === 'exports';
    if (isExport && missing.delete(String(propertyOf(assigned)))) edits.push({ start, end, text: '' });
    return false;
  });
  refuseMissing(missing);
  return applyEdits(code, edits);
}

function refuseMissing(missing: ReadonlySet<string>): void {
  if (missing.size > 0) throw new Error(`React has no ${[...missing].join(', ')}: see build/react-left-out.ts`);
}

/** The renderer without the fibers, walks and calls named above. @throws Error when one is not there: then look again */
export function slimRenderer(code: string, { findNothing, neverCalled, neverMade } = LEFT_OUT): string {
  const program = parse(code);
  const edits: Edit[] = [...signsWithoutStack(program)];
  const missing = new Set([...findNothing, ...neverCalled]);
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && isNode(node['id']) && isNode(node['body'])) {
      const name = String(node['id']['name']);
      const { start, end } = node['body'];
      if (missing.delete(name)) {
        edits.push({ start, end, text: findNothing.includes(name) ? '{}' : '{throw Error("left out")}' });
        return false;
      }
      const declared = cutCases(node['body'], edits);
      if (declared.length > 0) edits.push({ start: start + 1, end: start + 1, text: `var ${declared.join(',')};` });
      return false;
    }
    if (node.type === 'ExpressionStatement' && neverMade.includes(madeBy(node['expression']))) {
      edits.push({ start: node.start, end: node.end, text: '' });
      return false;
    }
    return true;
  });
  refuseMissing(missing);
  return applyEdits(code, edits);
}

/**
 * Errors that React makes as it loads are signs it knows by identity. As plain objects of the same kind they
 * have neither words nor a stack: where somebody watches (a debugger, Lighthouse), taking one makes V8 read the whole file again.
 */
function signsWithoutStack(program: unknown): readonly Edit[] {
  const statements = isNode(program) ? nodesOf(program['body']) : [];
  const made = statements.flatMap((statement) => nodesOf(statement['declarations'])).map(({ init }) => init);
  return made.flatMap((call) => {
    if (!isNode(call) || call.type !== 'CallExpression' || !isNode(call['callee'])) return [];
    const isSign = call['callee']['name'] === 'Error';
    return isSign ? [{ start: call.start, end: call.end, text: '{__proto__:Error.prototype}' }] : [];
  });
}

/** Cuts what such fibers would bring about in a function; answers the variables that were declared there, for others use them too. */
function cutCases(body: Node, edits: Edit[]): readonly string[] {
  const declared: string[] = [];
  const cut = (start: number, end: number, text = '') => void edits.push({ start, end, text });
  walk(body, (node) => {
    const { test, consequent, alternate } = node;
    if (node.type === 'BinaryExpression') {
      const answer = comparedTag(node);
      if (answer === null) return true;
      cut(node.start, node.end, answer);
      return false;
    }
    if (node.type === 'ConditionalExpression' && isNode(test) && isNode(alternate)) {
      const isNever = isNeverTag(consequent) || test['name'] === 'shouldStartViewTransition';
      if (!isNever) return true;
      cut(node.start, alternate.start, '(');
      cut(alternate.end, node.end, ')');
      return [alternate];
    }
    if (node.type !== 'SwitchStatement') return true;
    const isTag = isNode(node['discriminant']) && propertyOf(node['discriminant']) === 'tag';
    const kept: Node[] = [];
    let fallsIn = false;
    for (const one of nodesOf(node['cases'])) {
      const label = one['test'];
      const statements = nodesOf(one['consequent']);
      const isNever = isNode(label) && ((isTag && isNeverTag(label)) || NEVER_TYPES.has(label['name']));
      const [first] = statements;
      if (isNever && (first === undefined || !fallsIn)) {
        for (const statement of statements) declared.push(...variablesOf(statement));
        cut(one.start, one.end);
        continue;
      }
      if (isNever && first !== undefined) cut(one.start, first.start);
      kept.push(...statements);
      fallsIn = !ends(statements.at(-1));
    }
    return kept;
  });
  return [...new Set(declared)];
}

/** `!1` or `!0` for a comparison that asks for such a tag. */
function comparedTag({ operator, left, right }: Node): string | null {
  if (operator !== '===' && operator !== '!==') return null;
  const asks = (one: unknown, other: unknown) => isNeverTag(one) && isNode(other) && propertyOf(other) === 'tag';
  if (!asks(left, right) && !asks(right, left)) return null;
  return operator === '===' ? '!1' : '!0';
}

function isNeverTag(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && NEVER_TAGS.has(node['value']);
}

function propertyOf({ type, property }: Node): unknown {
  return type === 'MemberExpression' && isNode(property) ? property['name'] : null;
}

/** The object whose prototype an assignment adds to. */
function madeBy(assignment: unknown): string {
  if (!isNode(assignment) || assignment.type !== 'AssignmentExpression' || !isNode(assignment['left'])) return '';
  const prototype = assignment['left']['object'];
  if (!isNode(prototype) || propertyOf(prototype) !== 'prototype') return '';
  return isNode(prototype['object']) ? String(prototype['object']['name']) : '';
}

function ends(statement: Node | undefined): boolean {
  if (statement === undefined) return false;
  if (statement.type === 'BlockStatement') return ends(nodesOf(statement['body']).at(-1));
  return /^(?:Return|Throw|Break|Continue)Statement$/.test(statement.type);
}

function variablesOf(statement: Node): readonly string[] {
  const names: string[] = [];
  walk(statement, ({ type, id }) => {
    if (type === 'VariableDeclarator' && isNode(id)) names.push(String(id['name']));
    return !type.startsWith('Function') && type !== 'ArrowFunctionExpression';
  });
  return names;
}
