import {
  type BinaryOperationNode,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  type Kysely,
  type KyselyProps,
  type LimitNode,
  OperatorNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type QueryExecutor,
  type QueryResult,
  sql,
  ValueNode,
} from 'kysely';
import type pg from 'pg';
import { answerWithinMs } from './pool.ts';
import { isStale, type Statements } from './statements.ts';
import type { Tables } from './tables.ts';

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

/** Kysely on one reserved connection. */
export type Db = Kysely<Tables>;

const adapter = new PostgresAdapter();
const compiler = new StatementCompiler();
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};
const driver = new DummyDriver();

/** How long the answers to the queries of each binding are waited for, in milliseconds. */
const waits = new WeakMap<QueryExecutor, { ms: number }>();

/** Lets the statements of this transaction take so many minutes each, instead of what a request may take. */
export async function allowMinutes(db: Db, minutes: number): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(`${minutes}min`)}`.execute(db);
  const wait = waits.get(db.getExecutor());
  if (!wait) throw new TypeError('Only a transaction of this database can be given more time');
  wait.ms = minutes * 60_000 + answerWithinMs;
}

interface Bound {
  props: KyselyProps;
  close(): void;
}

interface Binding {
  statements: Statements;
  /** After so many milliseconds without an answer the connection counts as lost, and the query fails. */
  answerWithinMs: number;
  /** Is called behind each query. */
  sent?: () => void;
}

/**
 * Binds Kysely to a reserved client until `close`. A query that is sent later, by a promise
 * that was not awaited, fails instead of running on a connection that by then serves another tenant.
 */
export function bind(client: pg.PoolClient, { statements, answerWithinMs: ms, sent }: Binding): Bound {
  let open = true;
  const wait = { ms };
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (!open) throw new Error('A query was sent after its read or write had ended; await it inside');
      const { name, text } = statements.toSend(client, query);
      // A link that swallows what is sent is noticed by TCP after a quarter of an hour.
      const sending = { name, text, values: [...query.parameters], query_timeout: wait.ms };
      const answer = client.query(sending).catch((error) => {
        if (name && isStale(error)) statements.renew(name);
        throw error;
      });
      sent?.();
      const { rows, rowCount } = await answer;
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error('Streaming is not supported; page instead');
    },
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  waits.set(executor, wait);
  return {
    props: { config: { dialect }, dialect, driver, executor },
    close: () => {
      open = false;
    },
  };
}
