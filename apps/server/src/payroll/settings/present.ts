import type { PayrollSettings } from '@kazi/contract/payroll';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { SettingsRow } from './queries.ts';

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
