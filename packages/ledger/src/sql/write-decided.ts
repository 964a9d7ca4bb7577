import type { Change, Decided } from '../decide/decide.ts';
import type { Query, Transfer } from '../types.ts';
import { arrayOf } from './arrays.ts';

// One statement for both: a batch of few transfers costs about as much as the number of its statements. An account that
// is not as it was when this was decided gets a version of -1, which the database refuses. The rows are selected beside one of
// their tenant's, so that on a cluster they are made on the node that has it.
const write = `
  with added as (
    insert into ledger_transfers (
      tenant_id, created_at, id, kind, debit_account, credit_account, amount, pending_id, code, reference, expires_at,
      debit_version, credit_version, debit_balance, credit_balance
    )
    select touched.tenant_id, $2, transfer.* from ledger_accounts as touched, unnest(
      $3::uuid[], $4::text[], $5::uuid[], $6::uuid[], $7::bigint[], $8::uuid[], $9::text[], $10::uuid[],
      $11::timestamptz[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[]
    ) as transfer
    where touched.tenant_id = $1 and touched.id = ($16::uuid[])[1]
  )
  update ledger_accounts as account
  set debits_pending = changed.debits_pending, debits_posted = changed.debits_posted,
    credits_pending = changed.credits_pending, credits_posted = changed.credits_posted,
    version = case account.version when changed.decided_upon then changed.version else -1 end
  from unnest(
    $16::uuid[], $17::bigint[], $18::bigint[], $19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[]
  ) as changed (id, decided_upon, version, debits_pending, debits_posted, credits_pending, credits_posted)
  where account.tenant_id = $1 and account.id = changed.id`;

const addExpiries = `
  insert into ledger_expiries (tenant_id, pending_id, expires_at)
  select touched.tenant_id, pending.* from ledger_accounts as touched, unnest($2::uuid[], $3::timestamptz[]) as pending
  where touched.tenant_id = $1 and touched.id = $4`;

const endExpiries = 'delete from ledger_expiries where tenant_id = $1 and pending_id = any($2::uuid[])';

/** A statement to send, and what it is given. */
export type Statement = [text: string, values: unknown[]];

/** What writes that which was decided: a few statements, however many transfers there are. */
export function statementsOf(tenant: string, { transfers, changes }: Decided): Statement[] {
  const [first] = transfers;
  if (!first) return [];
  const statements: Statement[] = [
    [
      write,
      [
        tenant,
        textOf(first.createdAt), // all are decided at the same time
        ...transferColumns.map((column) => arrayOf(transfers.map(column))),
        ...changeColumns.map((column) => arrayOf(changes.map(column))),
      ],
    ],
  ];
  const expiring = transfers.filter(({ expiresAt }) => expiresAt !== null);
  if (expiring.length > 0) {
    const times = expiring.map(({ expiresAt }) => textOf(expiresAt));
    statements.push([
      addExpiries,
      [tenant, arrayOf(expiring.map(({ id }) => id)), arrayOf(times), first.debit],
    ]);
  }
  const ended = transfers.flatMap(({ pending }) => pending ?? []);
  if (ended.length > 0) statements.push([endExpiries, [tenant, arrayOf(ended)]]);
  return statements;
}

/** Sends statements without waiting for the one before; resolves once all are done. */
export async function send(query: Query, statements: Statement[]): Promise<void> {
  await Promise.all(statements.map(([text, values]) => query(text, values)));
}

/** Columns in the order in which `write` takes them. */
const transferColumns: ((transfer: Transfer) => string | number | null)[] = [
  ({ id }) => id,
  ({ kind }) => kind,
  ({ debit }) => debit,
  ({ credit }) => credit,
  ({ amount }) => amount,
  ({ pending }) => pending,
  ({ code }) => code,
  ({ reference }) => reference,
  ({ expiresAt }) => textOf(expiresAt),
  ({ debitVersion }) => debitVersion,
  ({ creditVersion }) => creditVersion,
  ({ debitBalance }) => debitBalance,
  ({ creditBalance }) => creditBalance,
];

const changeColumns: ((change: Change) => string | number)[] = [
  ({ after }) => after.id,
  ({ before }) => before.version,
  ({ after }) => after.version,
  ({ after }) => after.debitsPending,
  ({ after }) => after.debitsPosted,
  ({ after }) => after.creditsPending,
  ({ after }) => after.creditsPosted,
];

const textOf = (time: Date | null) => time?.toISOString() ?? null;
