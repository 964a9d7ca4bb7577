import type { InferResult } from 'kysely';
import { eachUser } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';

const settingsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('payroll_settings as s')
    .selectAll('s')
    .select(personAt('s.tenant_id', 's.payer_id').$castTo<PersonRow | null>().as('payer'))
    .where('s.tenant_id', '=', tenant);

export type SettingsRow = Omit<InferResult<ReturnType<typeof settingsIn>>[number], 'updated_at'>;

/** How payroll is run until somebody sets it. */
const defaults: Omit<SettingsRow, 'tenant_id'> = {
  name: null,
  kra_pin: null,
  nssf_number: null,
  sha_number: null,
  proration: 'calendar',
  one_third_of: 'basic',
  pay_day: 28,
  lock_payslips: false,
  payer_id: null,
  version: 1,
  payer: null,
};

/** How a workspace runs payroll, with the person who pays. */
export async function settingsOf(db: Db, tenant: string): Promise<SettingsRow> {
  const row = await settingsIn(db, tenant).executeTakeFirst();
  return row ?? { ...defaults, tenant_id: tenant };
}

/** How many active users may approve a run of another's. */
export async function countApprovers(db: Db, tenant: string): Promise<number> {
  const { count } = await db
    .selectFrom('users as u')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('u.tenant_id', '=', tenant)
    .where('u.status', '=', 'active')
    .where(eachUser.can('approve', 'Payroll'))
    .executeTakeFirstOrThrow();
  return count;
}
