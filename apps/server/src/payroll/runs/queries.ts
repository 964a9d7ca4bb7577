import type { RunInput } from '@kazi/contract/payroll';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { contains } from '../../database/contains.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';

type Calls = Contract['payroll']['runs'];

interface Counts {
  employees: number;
  skipped: number;
  errors: number;
  warnings: number;
  changes: number;
  reviewed: number;
  held: number;
  waiting: number;
  sent: number;
  arrived: number;
  failed: number;
}

/** A payout that was handed to a rail is sent once the rail has it. */
const counts = sql<Counts>`(
  select jsonb_build_object(
    'employees', count(*) filter (where not s.skipped and s.kind = 'pay'),
    'skipped', count(*) filter (where s.skipped),
    'errors', count(*) filter (where s.errors),
    'warnings', count(*) filter (where s.warnings and not s.errors),
    'changes', count(*) filter (where s.change is not null),
    'reviewed', count(*) filter (where s.change is not null and s.reviewed_at is not null),
    'held', count(*) filter (where s.payout = 'held'),
    'waiting', count(*) filter (where s.payout = 'waiting' and p.status = 'created'),
    'sent', count(*) filter (where s.payout = 'waiting' and p.status <> 'created'),
    'arrived', count(*) filter (where s.payout = 'arrived'),
    'failed', count(*) filter (where s.payout = 'failed'))
  from payslips s left join payments p on p.tenant_id = s.tenant_id and p.id = s.payment_id
  where s.tenant_id = r.tenant_id and s.run_id = r.id)`;

/** Runs of a workspace with their people and counts. */
const runsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('payroll_runs as r')
    .selectAll('r')
    .select([
      sql<string>`to_char(r.month, 'YYYY-MM')`.as('of'),
      personAt('r.tenant_id', 'r.payer_id').as('payer'),
      personAt('r.tenant_id', 'r.prepared_by').as('preparer'),
      personAt('r.tenant_id', 'r.approved_by').as('approver'),
      counts.as('counts'),
    ])
    .where('r.tenant_id', '=', tenant);

export type RunFound = InferResult<ReturnType<typeof runsIn>>[number];

/** A run, if there is one. */
export const runById = (db: Db, tenant: string, id: string): Promise<RunFound | undefined> =>
  runsIn(db, tenant).where('r.id', '=', id).executeTakeFirst();

/** A page of runs, the newest month first, read with one row more than asked. */
export function runPage(
  db: Db,
  tenant: string,
  { cursor, limit, year }: InputOf<Calls['list']>,
): Promise<RunFound[]> {
  const after = readCursor(cursor, z.tuple([z.iso.date(), z.uuid()]));
  let query = runsIn(db, tenant)
    .orderBy('r.month', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where(sql<boolean>`(r.month, r.id) < (${after[0]}::date, ${after[1]}::uuid)`);
  if (year) query = query.where('r.month', '>=', `${year}-01-01`).where('r.month', '<=', `${year}-12-31`);
  return query.execute();
}

export const runKeys = ({ month, id }: RunFound) => [month, id];

const movesIn = (db: Db, tenant: string) =>
  db
    .selectFrom('payroll_run_moves as m')
    .select(['m.to_status', 'm.reason', 'm.at', personAt('m.tenant_id', 'm.actor_id').as('by')])
    .where('m.tenant_id', '=', tenant);

export type MoveRow = InferResult<ReturnType<typeof movesIn>>[number];

/** What happened to a run, oldest first. */
export const movesOf = (db: Db, tenant: string, run: string): Promise<MoveRow[]> =>
  movesIn(db, tenant).where('m.run_id', '=', run).orderBy('m.id').execute();

const reversalsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('payslips as s')
    .innerJoin('payslips as o', (on) =>
      on.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.reverses'),
    )
    .innerJoin('employees as e', (on) =>
      on.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.employee_id'),
    )
    .select(['o.id as reverses', 's.net', 'e.id', 'e.number', 'e.first_name', 'e.last_name'])
    .select(sql<string>`to_char(o.month, 'YYYY-MM')`.as('month'))
    .where('s.tenant_id', '=', tenant);

export type ReversalRow = InferResult<ReturnType<typeof reversalsIn>>[number];

/** Payslips of closed runs that a run takes back, by employee. */
export const reversalsOf = (db: Db, tenant: string, run: string): Promise<ReversalRow[]> =>
  reversalsIn(db, tenant).where('s.run_id', '=', run).orderBy('e.number').execute();

/** Employees of a run, as they are in it. */
const rowsIn = (db: Db, tenant: string, run: string) =>
  db
    .selectFrom('payslips as s')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.employee_id'),
    )
    .leftJoin('payments as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.payment_id'),
    )
    .select([
      's.id',
      's.employee_id',
      's.skipped',
      's.lines',
      's.gross',
      's.deductions',
      's.net',
      's.employer',
      's.before',
      's.change',
      's.reviewed_at',
      's.problems',
      's.pay_to',
      's.payout',
      's.payment_id',
      'e.number',
      'e.first_name',
      'e.last_name',
      'e.department',
      'e.job_title',
      'p.status as payment_status',
      'p.receipt',
      'p.failure_reason',
      sql<Partial<RunInput>>`s.input`.as('input'),
      personAt('s.tenant_id', 's.reviewed_by').as('reviewer'),
    ])
    .where('s.tenant_id', '=', tenant)
    .where('s.run_id', '=', run)
    .where('s.kind', '=', 'pay');

export type RowFound = InferResult<ReturnType<typeof rowsIn>>[number];

/** One employee in a run, if they are in it. */
export const rowOfEmployee = (db: Db, tenant: string, { run, employee }: { run: string; employee: string }) =>
  rowsIn(db, tenant, run).where('s.employee_id', '=', employee).executeTakeFirst();

/** The employees of a run by their numbers. */
export async function rowsByNumber(
  db: Tx,
  run: string,
  numbers: readonly string[],
): Promise<Map<string, RowFound>> {
  const rows = await rowsIn(db, db.tenant, run)
    .where('e.number', '=', sql<string>`any(${numbers}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

const parts = {
  all: sql<boolean>`true`,
  changed: sql<boolean>`s.change is not null`,
  errors: sql<boolean>`s.errors`,
  warnings: sql<boolean>`s.warnings`,
  skipped: sql<boolean>`s.skipped`,
  unpaid: sql<boolean>`s.payout in ('held', 'waiting', 'failed')`,
};

/** A page of a run's employees by number, read with one row more than asked. */
export function rowPage(
  db: Db,
  tenant: string,
  { id, cursor, limit, q, part }: InputOf<Calls['rows']>,
): Promise<RowFound[]> {
  const after = readCursor(cursor, z.tuple([z.string(), z.uuid()]));
  let query = rowsIn(db, tenant, id)
    .where(parts[part])
    .orderBy('e.number')
    .orderBy('e.id')
    .limit(limit + 1);
  if (after) query = query.where(sql<boolean>`(e.number, e.id) > (${after[0]}, ${after[1]}::uuid)`);
  if (q) query = query.where(contains(sql`concat_ws(' ', e.number, e.first_name, e.last_name)`, q));
  return query.execute();
}

export const rowKeys = ({ number, employee_id }: RowFound) => [number, employee_id];
