import type { Change, Decided } from '../decide/decide.ts';
import type { Query, Transfer } from '../types.ts';
import { arrayOf } from './arrays.ts';

// One statement for both: few transfers cost about as much as the number of their statements. An account that
// is not as it was when this was decided gets a version of -1, which the database refuses. The rows are selected beside one of
// their tenant's, so that on a cluster they are made on the node that has it.
const write = `
  with added as (
    insert into ledger_transfers (
      tenant_id, created_at, id, kind, debit_account, credit_account, amount, pending_id, code, reference,
      debit_version, credit_version, debit_balance, credit_balance
    )
    select touched.tenant_id, $2, transfer.* from ledger_accounts as touched, unnest(
      $3::uuid[], $4::text[], $5::uuid[], $6::uuid[], $7::bigint[], $8::uuid[], $9::text[], $10::uuid[],
      $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[]
    ) as transfer
    where touched.tenant_id = $1 and touched.id = ($15::uuid[])[1]
  )
  update ledger_accounts as account
  set debits_pending = changed.debits_pending, debits_posted = changed.debits_posted,
    credits_pending = changed.credits_pending, credits_posted = changed.credits_posted,
    version = case account.version when changed.decided_upon then changed.version else -1 end
  from unnest(
    $15::uuid[], $16::bigint[], $17::bigint[], $18::bigint[], $19::bigint[], $20::bigint[], $21::bigint[]
  ) as changed (id, decided_upon, version, debits_pending, debits_posted, credits_pending, credits_posted)
  where account.tenant_id = $1 and account.id = changed.id`;

/** Writes what was decided: one statement, however many transfers there are. */
export async function writeDecided(
  query: Query,
  tenant: string,
  { transfers, changes }: Pick<Decided, 'transfers' | 'changes'>,
): Promise<void> {
  const [first] = transfers;
  if (!first) return;
  await query(write, [
    tenant,
    first.createdAt.toISOString(), // all are decided at the same time
    ...transferColumns.map((column) => arrayOf(transfers.map(column))),
    ...changeColumns.map((column) => arrayOf(changes.map(column))),
  ]);
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
