import type { Decided } from '../decide/decide.ts';
import type { Account, Query, Transfer } from '../types.ts';
import { arrayOf } from './arrays.ts';

// One statement for both: a batch of few transfers costs about as much as the number of its statements.
const write = `
  with added as (
    insert into ledger_transfers (
      tenant_id, id, kind, debit_account, credit_account, amount, pending_id, code, reference, created_at, expires_at,
      debit_version, credit_version, debit_balance, credit_balance
    )
    select $1, * from unnest(
      $2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::bigint[], $7::uuid[], $8::text[], $9::uuid[],
      $10::timestamptz[], $11::timestamptz[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[]
    )
  )
  update ledger_accounts as account
  set debits_pending = changed.debits_pending, debits_posted = changed.debits_posted,
    credits_pending = changed.credits_pending, credits_posted = changed.credits_posted, version = changed.version
  from unnest($16::uuid[], $17::bigint[], $18::bigint[], $19::bigint[], $20::bigint[], $21::bigint[])
    as changed (id, debits_pending, debits_posted, credits_pending, credits_posted, version)
  where account.tenant_id = $1 and account.id = changed.id`;

const addExpiries = `
  insert into ledger_expiries (tenant_id, pending_id, expires_at)
  select $1, * from unnest($2::uuid[], $3::timestamptz[])`;

const endExpiries = 'delete from ledger_expiries where tenant_id = $1 and pending_id = any($2::uuid[])';

/** Writes what was decided: as many statements, sent together, however many transfers there are. */
export async function writeDecided(query: Query, tenant: string, decided: Decided): Promise<void> {
  const { transfers, accounts } = decided;
  if (transfers.length === 0) return;
  const expiring = transfers.filter(({ expiresAt }) => expiresAt !== null);
  const ended = transfers.flatMap(({ pending }) => pending ?? []);
  await Promise.all([
    query(write, [
      tenant,
      ...transferColumns.map((column) => arrayOf(transfers.map(column))),
      ...accountColumns.map((column) => arrayOf(accounts.map(column))),
    ]),
    expiring.length > 0 &&
      query(addExpiries, [
        tenant,
        arrayOf(expiring.map(({ id }) => id)),
        arrayOf(expiring.map(({ expiresAt }) => textOf(expiresAt))),
      ]),
    ended.length > 0 && query(endExpiries, [tenant, arrayOf(ended)]),
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
  ({ createdAt }) => textOf(createdAt),
  ({ expiresAt }) => textOf(expiresAt),
  ({ debitVersion }) => debitVersion,
  ({ creditVersion }) => creditVersion,
  ({ debitBalance }) => debitBalance,
  ({ creditBalance }) => creditBalance,
];

const accountColumns: ((account: Account) => string | number)[] = [
  ({ id }) => id,
  ({ debitsPending }) => debitsPending,
  ({ debitsPosted }) => debitsPosted,
  ({ creditsPending }) => creditsPending,
  ({ creditsPosted }) => creditsPosted,
  ({ version }) => version,
];

const textOf = (time: Date | null) => time?.toISOString() ?? null;
