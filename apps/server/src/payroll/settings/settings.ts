import type { PayrollSettings, payrollSettingsChange } from '@kazi/contract/payroll';
import { type InferResult, sql } from 'kysely';
import type * as z from 'zod';
import { eachUser } from '../../access/index.ts';
import { defineFields } from '../../database/fields.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { type PersonRow, personAt, presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';

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

type Change = z.infer<typeof payrollSettingsChange>;

const fields = defineFields<Omit<Change, 'version' | 'payer'>, 'payroll_settings'>()({
  name: 'name',
  kraPin: 'kra_pin',
  nssfNumber: 'nssf_number',
  shaNumber: 'sha_number',
  proration: 'proration',
  oneThirdOf: 'one_third_of',
  payDay: 'pay_day',
  lockPayslips: 'lock_payslips',
});

/**
 * Changes what is given. `payer` is the caller or nobody, since only a person themselves lets payroll spend their
 * wallet. False where the settings are of another version.
 */
export async function changeSettings(
  tx: Tx,
  before: SettingsRow,
  { version, payer, ...given }: Change,
): Promise<boolean> {
  const columns = {
    ...fields.toColumns(given),
    ...(payer && { payer_id: payer === 'me' ? tx.actor : null }),
  };
  await tx
    .insertInto('payroll_settings')
    .values({ tenant_id: tx.tenant })
    .onConflict((clash) => clash.doNothing())
    .execute();
  const updated = await tx
    .updateTable('payroll_settings')
    .set({ ...columns, version: sql`version + 1`, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const changes = changesOf(before, columns);
  await record(tx, {
    subject: 'payroll-settings',
    subjectId: tx.tenant,
    verb: 'updated',
    version: updated.version,
    changes,
  });
  return true;
}

/** How payroll is run, for people who run it. `approvers` counts those who may approve a run. */
export const presentSettings = (
  row: SettingsRow,
  approvers: number,
  addresses: FileAddresses,
): PayrollSettings => ({
  name: row.name,
  kraPin: row.kra_pin,
  nssfNumber: row.nssf_number,
  shaNumber: row.sha_number,
  proration: row.proration,
  oneThirdOf: row.one_third_of,
  payDay: row.pay_day,
  lockPayslips: row.lock_payslips,
  payer: row.payer && presentPerson(row.payer, row.tenant_id, addresses),
  approvers,
  version: row.version,
  may: { update: true },
});
