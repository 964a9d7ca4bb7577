import { readId } from './input.ts';
import type { Query } from './types.ts';

/** An account's totals, its number of transfers and its balance. */
export interface Sums {
  debitsPending: number;
  debitsPosted: number;
  creditsPending: number;
  creditsPosted: number;
  version: number;
  balance: number;
}

/** What does not agree; both lists are empty in a sound ledger. */
export interface Verification {
  /** Accounts whose row does not say what their transfers come to. */
  differences: { account: string; stored: Sums | null; summed: Sums | null }[];
  /** Transfers that could not have been: across currencies, or resolving what is not pending between those accounts. */
  strays: string[];
}

const total = (name: 'debit' | 'credit', what: 'pending' | 'posted') =>
  `coalesce(sum(${what}) filter (where side = '${name}'), 0) as ${name}s_${what}`;

const side = (name: 'debit' | 'credit') => `
  select ${name}_account as account, '${name}' as side, ${name}_version as version, ${name}_balance as balance,
    posted, pending
  from effects`;

// Versions without gaps are 1 to n: there are n of them, n is the greatest, and they sum to n * (n + 1) / 2.
const findDifferences = `
  with effects as (
    select made.debit_account, made.debit_version, made.debit_balance,
      made.credit_account, made.credit_version, made.credit_balance,
      case when made.kind in ('single', 'post') then made.amount else 0 end as posted,
      case when made.kind = 'pending' and resolving.id is null then made.amount else 0 end as pending
    from ledger_transfers as made
    left join ledger_transfers as resolving on resolving.tenant_id = made.tenant_id and resolving.pending_id = made.id
    where made.tenant_id = $1
  ), entries as (${side('debit')} union all ${side('credit')}), summed as (
    select account, count(*) as entries, max(version) as version, sum(version) as versions,
      ${total('debit', 'pending')}, ${total('debit', 'posted')},
      ${total('credit', 'pending')}, ${total('credit', 'posted')}
    from entries group by account
  ), last as (
    select account, max(balance) as balance
    from entries join summed using (account, version) group by account
  ), computed as (select * from summed join last using (account)),
  stored as (select * from ledger_accounts where tenant_id = $1)
  select coalesce(stored.id, computed.account) as account,
    to_json(stored) as stored, to_json(computed) as summed
  from stored full join computed on stored.id = computed.account
  where (
    stored.id, stored.debits_pending, stored.debits_posted, stored.credits_pending, stored.credits_posted,
    stored.version, stored.credits_posted - stored.debits_posted
  ) is distinct from (
    coalesce(computed.account, stored.id), coalesce(computed.debits_pending, 0), coalesce(computed.debits_posted, 0),
    coalesce(computed.credits_pending, 0), coalesce(computed.credits_posted, 0),
    coalesce(computed.version, 0), coalesce(computed.balance, 0)
  ) or computed.entries <> computed.version or computed.versions <> computed.version * (computed.version + 1) / 2
  order by 1`;

const findStrays = `
  select made.id from ledger_transfers as made
  left join ledger_accounts as debit on debit.tenant_id = made.tenant_id and debit.id = made.debit_account
  left join ledger_accounts as credit on credit.tenant_id = made.tenant_id and credit.id = made.credit_account
  left join ledger_transfers as held on held.tenant_id = made.tenant_id and held.id = made.pending_id
  where made.tenant_id = $1 and (
    debit.currency is distinct from credit.currency
    or made.pending_id is not null and (
      (held.kind, held.debit_account, held.credit_account)
        is distinct from ('pending', made.debit_account, made.credit_account)
      or made.amount > held.amount
    )
  )
  order by made.id`;

interface SumsRow {
  debits_pending: number;
  debits_posted: number;
  credits_pending: number;
  credits_posted: number;
  version: number;
  balance?: number;
}

const sumsOf = (row: SumsRow): Sums => ({
  debitsPending: row.debits_pending,
  debitsPosted: row.debits_posted,
  creditsPending: row.credits_pending,
  creditsPosted: row.credits_posted,
  version: row.version,
  balance: row.balance ?? row.credits_posted - row.debits_posted,
});

/** Sums up every transfer of the tenant and compares: reads them all, so in a quiet hour, in one transaction. */
export async function verify(query: Query, tenant: string): Promise<Verification> {
  const values = [readId(tenant)];
  const [differences, strays] = await Promise.all([
    query<{ account: string; stored: SumsRow | null; summed: SumsRow | null }>(findDifferences, values),
    query<{ id: string }>(findStrays, values),
  ]);
  return {
    differences: differences.rows.map(({ account, stored, summed }) => ({
      account,
      stored: stored && sumsOf(stored),
      summed: summed && sumsOf(summed),
    })),
    strays: strays.rows.map(({ id }) => id),
  };
}
