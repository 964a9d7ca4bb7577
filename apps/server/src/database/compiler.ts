import {
  type BinaryOperationNode,
  type LimitNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueNode,
} from 'kysely';

/** What a list of values is compared by, so that its text is the same however long it is. */
const listOperators = new Map([
  ['in', '= any'],
  ['not in', '<> all'],
]);

/**
 * Compiles to texts that are worth being prepared: a list of values is one parameter, and a limit is a number, as
 * PostgreSQL plans for a tenth of all rows where it does not know how many are wanted.
 */
export class StatementCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const compared = OperatorNode.is(operator) && listOperators.get(operator.operator);
    if (compared && PrimitiveValueListNode.is(rightOperand)) {
      this.visitNode(leftOperand);
      this.append(` ${compared} (`);
      this.appendValue(rightOperand.values);
      this.append(')');
    } else super.visitBinaryOperation(node);
  }

  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${limit.value}`);
    else super.visitLimit(node);
  }
}
