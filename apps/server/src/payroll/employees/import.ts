import { type Cents, sum } from '@kazi/contract/cents';
import { employeeChange, type FileChange, newEmployee, terms } from '@kazi/contract/payroll';
import { employeeColumns } from '@kazi/contract/payroll/words';
import * as z from 'zod';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { masked } from '../../money/index.ts';
import { Refused } from '../../refuse.ts';
import { readProblem } from '../../texts/zod-problems.ts';
import { lockPayroll } from '../approved-runs.ts';
import {
  areDaysFirst,
  centsOf,
  dayOf,
  mostShown,
  NotSaved,
  orUnsaved,
  phoneOf,
  type RowProblem,
  readRows,
  repeatedNumbers,
  shownProblems,
} from '../csv.ts';
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

type Cell = string | number;
type Cells = Record<string, Cell | Record<string, Cell>>;

const readCell: Partial<Record<Column, (text: string) => Cell>> = {
  phone: phoneOf,
  pay_phone: phoneOf,
  salary: centsOf,
};
const dayColumns: readonly Column[] = ['joined_on', 'left_on'];

/** A row as the input of a call: an empty cell, and a column that is not there, say nothing. */
function inputOf(row: Record<string, string>, isDayFirst: boolean): Cells {
  const whole: Record<string, Cell> = {};
  const parts: Record<string, Record<string, Cell>> = {};
  for (const column of employeeColumns) {
    const text = row[column];
    if (!text) continue;
    const [field = column, part] = fieldOf[column].split('.');
    const value = dayColumns.includes(column) ? dayOf(text, isDayFirst) : (readCell[column]?.(text) ?? text);
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

/** What stands beside a row's cells in fields that are read together: what a row does not say of them stays. */
function withKnown(cells: Cells, { joined_on, left_on, ...before }: EmployeeRow): Cells {
  const { identity, payTo, joinedOn, leftOn } = cells;
  const known: Cells = {};
  if (typeof identity === 'object')
    known.identity = {
      ...filled({ kind: before.identity_kind, number: before.identity_number }),
      ...identity,
    };
  if (typeof payTo === 'object') {
    const { pay_method: method, pay_phone: phone, pay_bank: bank, pay_account: account } = before;
    known.payTo = { ...filled({ method, phone, bank, account }), ...payTo };
  }
  if (joinedOn !== undefined || leftOn !== undefined)
    Object.assign(known, filled({ joinedOn: joined_on, leftOn: left_on }));
  return {
    ...known,
    ...cells,
    ...(known.identity && { identity: known.identity }),
    ...(known.payTo && { payTo: known.payTo }),
  };
}

const filled = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );

const salaryOfFile = z.object({ terms: terms.pick({ salary: true }).optional() });

/** What a file comes to, of one try to save it. */
interface Outcome {
  created: number;
  changed: number;
  people: FileChange[];
  problems: RowProblem[];
}

/**
 * Adds the employees of a file, and changes those whose number is known already; what a row leaves empty, and a column that is not
 * there, stays as it is. All rows are saved, or none where one has a problem, or where they are only checked.
 */
export async function importEmployees(
  { viewer, write, language }: AuthedContext,
  csv: string,
  { check }: { check: boolean },
) {
  const rows = readRows(csv, { columns: employeeColumns, needed: ['number'] });
  const isDayFirst = areDaysFirst(rows.flatMap((row) => dayColumns.map((column) => row[column] ?? '')));
  const save = async (tx: Tx): Promise<Outcome> => {
    await lockPayroll(tx);
    const numbered = rows.map(({ number = '' }, index) => ({ row: index + 2, number }));
    const outcome: Outcome = { created: 0, changed: 0, people: [], problems: repeatedNumbers(numbered) };
    for (const [index, row] of rows.entries()) {
      const before = await employeeByNumber(tx, viewer, row.number ?? '');
      outcome[before ? 'changed' : 'created']++;
      const problems = await saveRow(tx, inputOf(row, isDayFirst), before).catch((error) => [
        problemOf(error),
      ]);
      outcome.problems.push(...problems.map((problem) => ({ row: index + 2, ...problem })));
      const after = problems.length === 0 && (await employeeByNumber(tx, viewer, row.number ?? ''));
      if (after) outcome.people.push(...changeOf(before, after));
    }
    if (check || outcome.problems.length > 0) throw new NotSaved(outcome);
    return outcome;
  };
  const { problems, people, ...counts } = await orUnsaved<Outcome>(write(save));
  const saved = !check && problems.length === 0;
  return {
    ...counts,
    saved,
    people: people.slice(0, mostShown),
    problems: shownProblems(problems, language),
  };
}

/** Saves a row. Gives what is wrong with its cells; throws what else refuses it. */
async function saveRow(
  tx: Tx,
  cells: Cells,
  before: EmployeeRow | undefined,
): Promise<Omit<RowProblem, 'row'>[]> {
  const { terms: pay, ...rest } = cells;
  const read = salaryOfFile.safeParse({ terms: pay });
  const { id = newId(), version = 0 } = before ?? {};
  const parsed = before
    ? employeeChange.safeParse({ ...withKnown(rest, before), id, version })
    : newEmployee.safeParse(rest);
  const issues = [...(read.error?.issues ?? []), ...(parsed.error?.issues ?? [])];
  if (!parsed.success || !read.success)
    return issues.map((issue) => ({ column: columnAt(issue.path), problem: readProblem(issue) }));
  const employee = withPayTo(parsed.data);
  await refuseTaken(tx, tx.tenant, employee, before);
  const salary = read.data.terms?.salary;
  if (before) {
    await updateEmployee(tx, before, { ...employee, version: before.version });
    if (salary !== undefined) await setSalary(tx, before.id, salary);
    return [];
  }
  const added = newEmployee.parse(rest);
  const made = await addEmployee(tx, withPayTo(added));
  if (salary !== undefined) await setTerms(tx, made, terms.parse({ salary, from: monthOf(added.joinedOn) }));
  return [];
}

/** Changes the salary of the terms that hold this month, or of the first ones to come. Those planned beyond stay as they are. */
async function setSalary(tx: Tx, employee: string, salary: Cents): Promise<void> {
  const known = await termsOf(tx, tx.tenant, employee);
  const month = kenyanMonth();
  const holding = known.find(({ from }) => from <= month);
  const terms = holding ?? known.at(-1) ?? noTerms;
  if (terms.salary === salary && known.length > 0) return;
  await setTerms(tx, employee, {
    ...terms,
    salary,
    from: holding || known.length === 0 ? month : terms.from,
  });
}

const noTerms = terms.parse({ salary: 0, from: '2023-01' });

/** What an employee is by the columns of a file. Where pay goes is masked. */
const cellsOf = (row: EmployeeRow): Record<Exclude<Column, 'salary'>, string | null> => ({
  number: row.number,
  first_name: row.first_name,
  last_name: row.last_name,
  joined_on: row.joined_on,
  left_on: row.left_on,
  email: row.email,
  phone: row.phone,
  job_title: row.job_title,
  department: row.department,
  kra_pin: row.kra_pin,
  identity_kind: row.identity_kind,
  identity_number: row.identity_number,
  nssf_number: row.nssf_number,
  sha_number: row.sha_number,
  pay_method: row.pay_method,
  pay_phone: row.pay_phone,
  pay_bank: row.pay_bank,
  pay_account: row.pay_account && masked(row.pay_account),
});

/** What a month pays by terms that hold: salary and allowances. */
const payOf = (row: EmployeeRow | undefined): Cents | null =>
  row?.terms ? sum([row.terms.salary, ...row.terms.allowances.map(({ amount }) => amount)]) : null;

/** What a row has changed, if it has. */
function changeOf(before: EmployeeRow | undefined, after: EmployeeRow): FileChange[] {
  const was: Record<string, string | null> = before ? cellsOf(before) : {};
  const changes = Object.entries(cellsOf(after)).flatMap(([column, value]) =>
    (was[column] ?? null) === value ? [] : [{ column, before: was[column] ?? null, after: value }],
  );
  const pay = { before: payOf(before), after: payOf(after) };
  if (changes.length === 0 && pay.before === pay.after) return [];
  const { id, number, first_name, last_name } = after;
  return [{ employee: { id, number, name: `${first_name} ${last_name}` }, isNew: !before, changes, pay }];
}

/** Why a row was refused. Throws again what is no refusal. */
function problemOf(error: unknown): Omit<RowProblem, 'row'> {
  if (!(error instanceof Refused)) throw error;
  const [field, problem] = Object.entries(error.fields ?? {})[0] ?? [];
  return { column: field ? columnAt([field]) : null, problem: problem ?? error };
}
