import type { payrollSettingsChange } from '@kazi/contract/payroll';
import { sql } from 'kysely';
import type * as z from 'zod';
import { defineFields } from '../../database/fields.ts';
import type { Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { SettingsRow } from './queries.ts';

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
