import {
  OperationNodeTransformer,
  ValueListNode,
  ValueNode,
  type BinaryOperationNode,
  type KyselyPlugin,
  type OperationNode,
} from 'kysely';

/**
 * Columns that the predicate of a partial index compares with a constant; what they hold is known when the shop is
 * built. A test compares the list with the indexes of the database.
 */
export const CONSTANT_COLUMNS: ReadonlySet<string> = new Set([
  'adult',
  'agreed',
  'blind',
  'couponTargetType',
  'displayable',
  'given',
  'hasFiles',
  'isDefault',
  'issueType',
  'kind',
  'orderStatusType',
  'restAmt',
  'reviewed',
  'saleStatusType',
  'secreted',
  'soldOut',
  'status',
  'terminal',
  'type',
  'warned',
]);

/** What such a column is compared with; nothing else is ever written into SQL, least of all what a visitor typed. */
const CONSTANT = /^(?:[A-Z][A-Z_]{0,40}|true|false|0)$/;

class ConstantLiterals extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const operation = super.transformBinaryOperation(node);
    if (!CONSTANT_COLUMNS.has(columnOf(operation.leftOperand) ?? '')) return operation;
    return { ...operation, rightOperand: asLiteral(operation.rightOperand) };
  }
}

/**
 * Writes the constants of a query builder's conditions as literals. A generic plan is made without the values of
 * parameters, so it cannot prove `where status = 'DUE'` of a partial index. Decision 47.
 */
export function constantLiterals(): KyselyPlugin {
  const transformer = new ConstantLiterals();
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

function asLiteral(operand: OperationNode): OperationNode {
  if (isValue(operand) && isConstant(operand.value)) return ValueNode.createImmediate(operand.value);
  if (isValueList(operand) && operand.values.every(isConstant)) {
    return ValueListNode.create(operand.values.map((value) => ValueNode.createImmediate(value)));
  }
  return operand;
}

const isConstant = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && CONSTANT.test(String(value));

const isValue = (node: OperationNode): node is ValueNode => node.kind === 'ValueNode';

function isValueList(node: OperationNode): node is OperationNode & { readonly values: readonly unknown[] } {
  return node.kind === 'PrimitiveValueListNode';
}

function columnOf(node: OperationNode): string | null {
  if ('column' in node && isNode(node.column)) return columnOf(node.column);
  if (node.kind === 'IdentifierNode' && 'name' in node) return String(node.name);
  return null;
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
