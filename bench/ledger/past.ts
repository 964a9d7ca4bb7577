import { settle, withClient } from '../kit/database.ts';
import type { Kazi } from './contestants/kazi.ts';
import { accountCount } from './setting.ts';

const roundsAtOnce = 100;

const add = `
  with ring as (
    select number - 1 as number, id, version, credits_posted - debits_posted as balance
    from unnest($2::uuid[]) with ordinality as given (id, number) join ledger_accounts using (id) where tenant_id = $1
  )
  insert into ledger_transfers (
    tenant_id, id, kind, debit_account, credit_account, amount, code, created_at,
    debit_version, credit_version, debit_balance, credit_balance
  )
  select $1, uuidv7(), 'single', payer.id, payee.id, 1, 'past', now(),
    payer.version + 2 * round + case payer.number when 0 then 1 else 2 end,
    payee.version + 2 * round + case payee.number when 0 then 2 else 1 end,
    payer.balance - case payer.number when 0 then 1 else 0 end,
    payee.balance + case payee.number when 0 then 0 else 1 end
  from generate_series(0, $3::integer - 1) as round
  cross join ring as payer join ring as payee on payee.number = (payer.number + 1) % ${accountCount}
  order by round, payer.number`;

const count = `
  update ledger_accounts
  set debits_posted = debits_posted + $3, credits_posted = credits_posted + $3, version = version + 2 * $3
  where tenant_id = $1 and id = any($2)`;

/**
 * Adds so many transfers to the past, in whole rounds: in each, one account after the other pays a cent to the next, so
 * that all end as they began.
 */
export async function addPast(url: string, { tenant, accounts }: Kazi, transfers: number): Promise<void> {
  await withClient({ connectionString: url, options: `-c kazi.tenant=${tenant}` }, async (client) => {
    for (let rounds = Math.floor(transfers / accountCount); rounds > 0; rounds -= roundsAtOnce) {
      const values = [tenant, accounts, Math.min(rounds, roundsAtOnce)];
      await client.query('begin');
      await client.query(add, values);
      await client.query(count, values);
      await client.query('commit');
      console.error(`Adding to the past, ${Math.max(0, rounds - roundsAtOnce)} rounds left…`);
    }
  });
}

/** Statistics gathered, everything written out: what is measured next pays for nothing that was done before. */
export async function rest(superuserUrl: string): Promise<void> {
  await settle(superuserUrl);
  await withClient(superuserUrl, (client) => client.query('checkpoint'));
}
