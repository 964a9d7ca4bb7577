import { eachUser } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';

const defaults = {
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
} as const;

/** How a workspace runs payroll, with who pays. */
export async function settingsOf(db: Db, tenant: string) {
  const row = await db
    .selectFrom('payroll_settings as s')
    .selectAll('s')
    .select(personAt('s.tenant_id', 's.payer_id').as('payer'))
    .where('s.tenant_id', '=', tenant)
    .executeTakeFirst();
  return row ?? { ...defaults, tenant_id: tenant, payer: null as PersonRow | null };
}
export type SettingsRow = Awaited<ReturnType<typeof settingsOf>>;

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
