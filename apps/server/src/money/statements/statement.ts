import { type Cents, minus, noCents, plus } from '@kazi/contract/cents';
import type { Account } from '@kazi/contract/money';
import { statementMaxDays } from '@kazi/contract/money/words';
import { dayMs } from '@kazi/contract/shared';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { readIssuer } from '../../database/workspace-look.ts';
import { workspaceTime } from '../../database/workspace-time.ts';
import type { Contract, InputOf } from '../../input.ts';
import { badInput, problem } from '../../refuse.ts';
import type { Reader } from '../../texts/reader.ts';
import { isoAt } from '../../texts/zone.ts';
import { entriesOf } from '../accounts/entries.ts';
import { type Line, statementPdf } from './pdf.ts';

type Period = Omit<InputOf<Contract['money']['accounts']['statement']>, 'id'>;

interface StatedAccount {
  id: string;
  kind: Account['kind'];
  currency: string;
  user_id: string;
}

const mostLines = 50_000;

/**
 * An account's statement for a range of days, both inclusive: opening balance, each movement with the balance after it,
 * closing balance, in the language of its reader. Throws 400 for a range that is reversed or too long.
 */
export async function statementFile(
  db: Db,
  tenant: string,
  account: StatedAccount,
  { from, to, format }: Period,
  reader: Reader,
): Promise<File> {
  refuseDays(from, to);
  const newest = await entriesOf(db, {
    tenant,
    account: account.id,
    before: Number.MAX_SAFE_INTEGER,
    limit: mostLines,
    from,
    to,
  });
  if (newest.length > mostLines) throw badInput({ from: 'statement-too-long' });
  const opening = await balanceBefore(db, { tenant, account: account.id, day: from });
  let balance = opening;
  const lines = newest
    .filter(({ pending }) => !pending)
    .reverse()
    .map((row): Line => {
      const signed = row.direction === 'in' ? row.amount : minus(noCents, row.amount);
      balance = plus(balance, signed);
      return { at: row.at, kind: row.kind, about: row.number ?? '', signed, balance };
    });
  const name = `kazi-${account.kind}-${from}-${to}.${format}`;
  if (format === 'csv')
    return new File([csv(lines, account.currency, reader)], name, { type: 'text/csv; charset=utf-8' });
  const owner = await ownerOf(db, tenant, account.user_id);
  const statement = {
    issuer: await readIssuer(db, tenant),
    owner,
    account,
    from,
    to,
    opening,
    closing: balance,
    lines,
  };
  const pdf = await statementPdf(statement, reader);
  return new File([pdf], name, { type: 'application/pdf' });
}

/** The balance of an account at the start of a day. */
async function balanceBefore(
  db: Db,
  { tenant, account, day }: { tenant: string; account: string; day: string },
): Promise<Cents> {
  const side = (name: 'debit' | 'credit') => sql`(
    select l.${sql.ref(`${name}_version`)} as version, l.${sql.ref(`${name}_balance`)} as balance
    from ledger_transfers l
    where l.tenant_id = ${tenant} and l.${sql.ref(`${name}_account`)} = ${account} and l.created_at < ${workspaceTime.startOf(sql`${day}`)}
    order by l.${sql.ref(`${name}_version`)} desc limit 1)`;
  const { rows } = await sql<{ balance: Cents }>`
    ${side('debit')} union all ${side('credit')} order by version desc limit 1`.execute(db);
  return rows[0]?.balance ?? noCents;
}

function refuseDays(from: string, to: string): void {
  if (to < from) throw badInput({ to: 'not-before-from' });
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (days > statementMaxDays)
    throw badInput({ to: problem('days-after-from', { limit: statementMaxDays }) });
}

const decimal = (amount: Cents) => (amount / 100).toFixed(2);

const columns = ['time', 'kind', 'about', 'amount', 'balance', 'currency'] as const;

/** With a mark in front, by which spreadsheets know UTF-8; amounts and times as programs read them in any language, the times by the workspace's clocks. */
function csv(lines: readonly Line[], currency: string, { papers: t, timeZone }: Reader): string {
  const rows = lines.map(({ at, kind, about, signed, balance }) => ({
    time: isoAt(timeZone, at),
    kind: t(`kind.${kind}`),
    about,
    amount: decimal(signed),
    balance: decimal(balance),
    currency,
  }));
  const headings = columns.map((key) => ({ key, header: t(`statementColumn.${key}`) }));
  return stringify(rows, { header: true, bom: true, columns: headings });
}

async function ownerOf(db: Db, tenant: string, user: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('tenant_id', '=', tenant)
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return `${row.first_name} ${row.last_name}`;
}
