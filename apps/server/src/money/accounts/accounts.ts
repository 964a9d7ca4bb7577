import { reachesAll } from '@kazi/contract/abilities';
import { type Cents, minus, noCents } from '@kazi/contract/cents';
import type { Account, Entry, Held } from '@kazi/contract/money';
import { availableOf, balanceOf, balances, type Account as LedgerAccount } from '@kazi/ledger';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { walletCurrency } from '../books/accounts.ts';
import { queryIn } from '../books/transfer.ts';
import type { EntryRow } from './entries.ts';
import type { HeldRow } from './held.ts';

/** A wallet is visible to its owner and to those who manage all wallets. */
export const maySeeWallet = (viewer: Viewer, owner: string) =>
  reachesAll(viewer.ability, 'Account') ||
  (owner === viewer.user.id && viewer.ability.can('read', 'Account'));

/** The same within a query, for the owner of each row. */
export function seesWalletOf({ ability, user }: Viewer, owner: RawBuilder<unknown>): RawBuilder<boolean> {
  if (reachesAll(ability, 'Account')) return sql`true`;
  return ability.can('read', 'Account') ? sql<boolean>`${owner} = ${user.id}` : sql`false`;
}

/** What a primary account `a` has put on the accounts of others, for work that is not paid yet. */
const setAside = sql<Cents>`case when a.kind <> 'primary' then 0 else coalesce((
  select sum(r.amount) from rewards r
  where r.tenant_id = a.tenant_id and r.payer_id = a.user_id and r.currency = a.currency and r.resolution is null), 0)
  end::bigint`;

const accountsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('money_accounts as a')
    .select(['a.id', 'a.user_id', 'a.kind', 'a.currency', setAside.as('set_aside')])
    .where('a.tenant_id', '=', tenant);

/** An account of a person, beside what the ledger has of it. */
type AccountRow = InferResult<ReturnType<typeof accountsIn>>[number] & {
  ledger: LedgerAccount | undefined;
};

/** The accounts of a person, the primary ones first. */
export async function accountsOfUser(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<AccountRow[]> {
  const rows = await accountsIn(db, tenant)
    .where('a.user_id', '=', user)
    .orderBy('a.currency')
    .orderBy('a.kind', 'desc')
    .execute();
  const found = await balances(
    queryIn(db),
    tenant,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ledger: found.get(row.id) }));
}

/** An account of a person. Throws 404 where there is none, or not for the viewer. */
export async function findAccount(db: Db, viewer: Viewer, id: string) {
  const row = await db
    .selectFrom('money_accounts')
    .select(['id', 'user_id', 'kind', 'currency'])
    .where('tenant_id', '=', viewer.tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.user_id || !maySeeWallet(viewer, row.user_id)) throw refuse('not-found', { noun: 'account' });
  const { kind } = row;
  if (kind !== 'primary' && kind !== 'on-hold') throw refuse('not-found', { noun: 'account' });
  return { ...row, user_id: row.user_id, kind };
}

/** What a person's wallet has to spend; null where the viewer may not see it. */
export async function availableTo(db: Db, viewer: Viewer, user: string): Promise<Cents | null> {
  if (!maySeeWallet(viewer, user)) return null;
  const accounts = await accountsOfUser(db, { tenant: viewer.tenant, user });
  const primary = accounts.find(({ kind, currency }) => kind === 'primary' && currency === walletCurrency);
  return primary?.ledger ? availableOf(primary.ledger) : noCents;
}

/** Whether a person's accounts hold anything, or what is held for others would come back to them if it were not paid. */
export async function hasMoney(db: Db, whose: { tenant: string; user: string }): Promise<boolean> {
  const accounts = await accountsOfUser(db, whose);
  return accounts.some(({ ledger, set_aside }) => set_aside > 0 || (ledger && balanceOf(ledger) !== 0));
}

/** Whether there is such a person in the workspace. */
export async function userExists(db: Db, tenant: string, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('id', '=', user)
    .executeTakeFirst();
  return row !== undefined;
}

export function presentAccount({ id, user_id, kind, currency, set_aside, ledger }: AccountRow): Account {
  if (!ledger || !user_id || (kind !== 'primary' && kind !== 'on-hold'))
    throw new Error(`The account ${id} is no person's, or the ledger has none such`);
  const available = availableOf(ledger);
  const balance = balanceOf(ledger);
  return {
    id,
    user: user_id,
    kind,
    currency,
    balance,
    pending: minus(balance, available),
    available,
    setAside: set_aside,
  };
}

export const presentEntry = (row: EntryRow, viewer: Viewer, addresses: FileAddresses): Entry => ({
  id: row.id,
  at: row.at.toISOString(),
  direction: row.direction,
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  pending: row.pending,
  payment: row.payment,
  party: row.operation && row.party !== null ? { operation: row.operation, name: row.party } : null,
  task: row.task && row.number && row.title ? { _id: row.task, number: row.number, title: row.title } : null,
  with: row.with && presentPerson(row.with, viewer.tenant, addresses, viewer),
});

export const presentHeld = (row: HeldRow, viewer: Viewer, addresses: FileAddresses): Held => ({
  task: { _id: row.id, number: row.number, title: row.title, status: row.status, app: row.app_id },
  amount: row.amount,
  currency: row.currency,
  payer: presentPerson(row.payer, viewer.tenant, addresses),
  agent: presentPerson(row.agent, viewer.tenant, addresses, viewer),
  since: row.held_at.toISOString(),
});
