import { newEmployee } from '@kazi/contract/payroll';
import { employeeColumns } from '@kazi/contract/payroll/words';
import type { Tx } from '../../database/tenancy.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { Refused } from '../../refuse.ts';
import { readProblem } from '../../texts/zod-problems.ts';
import { lockPayroll } from '../approved-runs.ts';
import { centsOf, type RowProblem, readRows, repeatedNumbers, shownProblems } from '../csv.ts';
import { kenyanMonth, monthOf } from '../month.ts';
import { setTerms, termsOf } from '../terms/terms.ts';
import { refuseTaken, withPayTo } from './check.ts';
import { addEmployee, updateEmployee } from './commands.ts';
import { type EmployeeRow, employeeByNumber } from './queries.ts';

type Column = (typeof employeeColumns)[number];

/** The field of the contract that each column fills. */
const fieldOf = {
  number: 'number',
  first_name: 'firstName',
  last_name: 'lastName',
  joined_on: 'joinedOn',
  left_on: 'leftOn',
  email: 'email',
  phone: 'phone',
  job_title: 'jobTitle',
  department: 'department',
  kra_pin: 'kraPin',
  identity_kind: 'identity.kind',
  identity_number: 'identity.number',
  nssf_number: 'nssfNumber',
  sha_number: 'shaNumber',
  pay_method: 'payTo.method',
  pay_phone: 'payTo.phone',
  pay_bank: 'payTo.bank',
  pay_account: 'payTo.account',
  salary: 'terms.salary',
} as const satisfies Record<Column, string>;
const needed: readonly Column[] = ['number', 'first_name', 'last_name', 'joined_on'];

type Cell = string | number;

/** A row as the input of a call: an empty cell is not given. */
function inputOf(row: Record<string, string>): Record<string, unknown> {
  const whole: Record<string, Cell> = {};
  const parts: Record<string, Record<string, Cell>> = {};
  for (const column of employeeColumns) {
    const text = row[column];
    if (!text) continue;
    const [field = column, part] = fieldOf[column].split('.');
    const value = column === 'salary' ? centsOf(text) : text;
    if (part) parts[field] = { ...parts[field], [part]: value };
    else whole[field] = value;
  }
  return { ...whole, ...parts };
}

const columnAt = (path: readonly PropertyKey[]): string | null => {
  const field = path.join('.');
  return (
    employeeColumns.find((column) => fieldOf[column] === field || fieldOf[column].startsWith(`${field}.`)) ??
    null
  );
};

/** The rows that are employees, and what is wrong with the others. */
function parseRows(rows: Record<string, string>[]) {
  const problems: RowProblem[] = [];
  const given = rows.flatMap((row, index) => {
    const parsed = newEmployee.safeParse(inputOf(row));
    if (parsed.success) return [{ row: index + 2, employee: parsed.data }];
    for (const issue of parsed.error.issues)
      problems.push({ row: index + 2, column: columnAt(issue.path), problem: readProblem(issue) });
    return [];
  });
  problems.push(...repeatedNumbers(given.map(({ row, employee: { number } }) => ({ row, number }))));
  return { given, problems };
}

type Given = ReturnType<typeof parseRows>['given'][number]['employee'];

/** What a file comes to, of one try to save it. */
interface Outcome {
  created: number;
  changed: number;
  problems: RowProblem[];
}

/** Takes back all that a file changed. */
class NotSaved extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('The file is not saved');
    this.outcome = outcome;
  }
}

/**
 * Adds the employees of a file, and changes those whose number is known already; what a row leaves empty stays as it is.
 * All rows are saved, or none where one has a problem, or where they are only checked.
 */
export async function importEmployees(
  { viewer, tenant, write, language }: AuthedContext,
  csv: string,
  { check }: { check: boolean },
) {
  const { given, problems } = parseRows(readRows(csv, { columns: employeeColumns, needed }));
  const save = async (tx: Tx): Promise<Outcome> => {
    await lockPayroll(tx);
    const outcome: Outcome = { created: 0, changed: 0, problems: [...problems] };
    for (const { row, employee } of given) {
      const before = await employeeByNumber(tx, viewer, employee.number);
      outcome[before ? 'changed' : 'created']++;
      try {
        await saveRow(tx, tenant, employee, before);
      } catch (error) {
        outcome.problems.push({ row, ...problemOf(error) });
      }
    }
    if (check || outcome.problems.length > 0) throw new NotSaved(outcome);
    return outcome;
  };
  const { problems: found, ...counts } = await write(save).catch((error) => {
    if (!(error instanceof NotSaved)) throw error;
    return error.outcome;
  });
  const saved = !check && found.length === 0;
  return { ...counts, saved, problems: shownProblems(found, language) };
}

async function saveRow(
  tx: Tx,
  tenant: string,
  { terms, ...given }: Given,
  before: EmployeeRow | undefined,
): Promise<void> {
  const employee = withPayTo(given);
  await refuseTaken(tx, tenant, employee, before);
  if (before) await updateEmployee(tx, before, { ...employee, version: before.version });
  const id = before?.id ?? (await addEmployee(tx, employee));
  if (!terms) return;
  const [known] = await termsOf(tx, tenant, id);
  if (!known) await setTerms(tx, id, { ...terms, from: monthOf(employee.joinedOn) });
  else if (known.salary !== terms.salary)
    await setTerms(tx, id, { ...known, salary: terms.salary, from: kenyanMonth() });
}

/** Why a row was refused. Throws again what is no refusal. */
function problemOf(error: unknown): Omit<RowProblem, 'row'> {
  if (!(error instanceof Refused)) throw error;
  const [field, problem] = Object.entries(error.fields ?? {})[0] ?? [];
  return { column: field ? columnAt([field]) : null, problem: problem ?? error };
}
