import type { Employee, ProblemCode } from '@kazi/contract/payroll';
import { presentPerson } from '../../identity/index.ts';
import { bankAt, fullFrom } from '../../money/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { maskedNumber } from '../pay-to.ts';
import { runsPayroll } from '../policy.ts';
import type { EmployeeRow } from './queries.ts';

/** An employee as the viewer gets them: numbers of accounts are masked, also for the people who run payroll. */
export function presentEmployee(row: EmployeeRow, viewer: Viewer, addresses: FileAddresses): Employee {
  const mayChange = runsPayroll(viewer);
  return {
    id: row.id,
    number: row.number,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    user: row.user && presentPerson(row.user, row.tenant_id, addresses),
    jobTitle: row.job_title,
    department: row.department,
    joinedOn: row.joined_on,
    leftOn: row.left_on,
    residence: row.residence,
    employment: row.employment,
    kraPin: row.kra_pin,
    identity:
      row.identity_kind && row.identity_number
        ? { kind: row.identity_kind, number: row.identity_number }
        : null,
    nssfNumber: row.nssf_number,
    shaNumber: row.sha_number,
    disability:
      row.disability_certificate && row.disability_until
        ? { certificate: row.disability_certificate, until: row.disability_until }
        : null,
    payTo: presentPayTo(row),
    terms: row.terms,
    missing: missingOf(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: { update: mayChange, delete: mayChange && !row.paid },
  };
}

function presentPayTo({ pay_method, pay_phone, pay_bank, pay_account, pay_changed_at }: EmployeeRow) {
  if (!pay_method) return null;
  return {
    method: pay_method,
    number: maskedNumber({ phone: pay_phone, account: pay_account }),
    bank: pay_bank === null ? null : bankAt(pay_bank),
    fullFrom: fullFrom(pay_changed_at).toISOString(),
  };
}

/** What is said to be missing, and the column that is empty then. */
const needed = [
  ['kra-pin-missing', 'kra_pin'],
  ['identity-missing', 'identity_number'],
  ['pay-to-missing', 'pay_method'],
  ['terms-missing', 'terms'],
  ['nssf-number-missing', 'nssf_number'],
  ['sha-number-missing', 'sha_number'],
] as const satisfies readonly (readonly [ProblemCode, keyof EmployeeRow])[];

const missingOf = (row: EmployeeRow): ProblemCode[] =>
  needed.filter(([, column]) => row[column] === null).map(([code]) => code);
