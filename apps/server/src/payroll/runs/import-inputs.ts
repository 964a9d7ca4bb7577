import { sum } from '@kazi/contract/cents';
import { type FileChange, type RunInput, runInput } from '@kazi/contract/payroll';
import { inputColumns } from '@kazi/contract/payroll/words';
import type { Tx } from '../../database/tenancy.ts';
import { problem } from '../../refuse.ts';
import { readProblem } from '../../texts/zod-problems.ts';
import {
  centsOf,
  mostShown,
  NotSaved,
  numberOf,
  type RowProblem,
  readRows,
  repeatedNumbers,
} from '../csv.ts';
import { setInputs } from './commands.ts';
import { type RowFound, rowsByNumber } from './queries.ts';
import type { RunRecord } from './run.ts';

type Column = (typeof inputColumns)[number];
type Row = Record<string, string>;

const columnOf: Partial<Record<string, Column>> = {
  overtimeHours: 'overtime_hours',
  holidayHours: 'holiday_hours',
  daysWorked: 'days_worked',
  earnings: 'bonus',
  skipped: 'skip',
};

/** What a cell of `skip` says to have somebody paid again who was skipped; any other text is why they are not. */
const payWords: readonly string[] = ['no', 'pay', 'non', 'payer', 'hapana', 'lipa', 'لا', 'ادفع'];

const sums = { bonus: 'Bonus', arrears: 'Arrears' } as const;

/** What was entered, with what a row says of it: an empty cell, and a column that is not there, keep. */
function inputOf(row: Row, before: RunInput) {
  const { overtime_hours, holiday_hours, days_worked, skip } = row;
  const kinds = (['bonus', 'arrears'] as const).filter((kind) => row[kind]);
  const others = before.earnings.filter((earning) => !kinds.some((kind) => kind === earning.kind));
  const entered = kinds.map((kind) => {
    const known = before.earnings.find((earning) => earning.kind === kind);
    return { kind, name: known?.name ?? sums[kind], amount: centsOf(row[kind] ?? '') };
  });
  return runInput.safeParse({
    ...before,
    ...(overtime_hours && { overtimeHours: numberOf(overtime_hours) }),
    ...(holiday_hours && { holidayHours: numberOf(holiday_hours) }),
    ...(days_worked && { daysWorked: numberOf(days_worked) }),
    ...(skip && { skipped: payWords.includes(skip.toLowerCase()) ? null : skip }),
    earnings: [...others, ...entered.filter(({ amount }) => amount !== 0)],
  });
}

/** What a run's input is by the columns of a file. */
function cellsOf(input: RunInput): Record<Exclude<Column, 'number'>, string | null> {
  const total = (kind: keyof typeof sums) =>
    sum(input.earnings.flatMap((earning) => (earning.kind === kind ? [earning.amount] : [])));
  const text = (value: number) => (value === 0 ? null : String(value));
  return {
    overtime_hours: text(input.overtimeHours),
    holiday_hours: text(input.holidayHours),
    days_worked: input.daysWorked === null ? null : String(input.daysWorked),
    bonus: text(total('bonus') / 100),
    arrears: text(total('arrears') / 100),
    skip: input.skipped,
  };
}

/** What a row has changed, if it has. */
function changeOf(before: RowFound, after: RowFound): FileChange[] {
  const was: Record<string, string | null> = cellsOf(runInput.parse(before.input));
  const changes = Object.entries(cellsOf(runInput.parse(after.input))).flatMap(([column, value]) =>
    was[column] === value ? [] : [{ column, before: was[column] ?? null, after: value }],
  );
  if (changes.length === 0) return [];
  const { employee_id: id, number, first_name, last_name } = after;
  const employee = { id, number, name: `${first_name} ${last_name}` };
  const netOf = ({ lines, net }: RowFound) => (lines ? net : null);
  return [{ employee, isNew: false, changes, pay: { before: netOf(before), after: netOf(after) } }];
}

/**
 * Takes what is particular to the month from a file, by the numbers of the employees: all of its rows, or none where one has a problem or
 * where they are only checked (NotSaved). What a row does not say, and others in the run, stay as they are.
 */
export async function importInputs(tx: Tx, run: RunRecord, csv: string, { check }: { check: boolean }) {
  const rows = readRows(csv, { columns: inputColumns, needed: ['number'] });
  const numbers = rows.map(({ number = '' }) => number);
  const known = await rowsByNumber(tx, run.id, numbers);
  const problems: RowProblem[] = repeatedNumbers(
    numbers.map((number, index) => ({ row: index + 2, number })),
  );
  const inputs = rows.flatMap((row, index) => {
    const before = known.get(row.number ?? '');
    if (!before)
      problems.push({ row: index + 2, column: 'number', problem: problem('number-of-nobody', {}) });
    const parsed = inputOf(row, runInput.parse(before?.input ?? {}));
    for (const issue of parsed.error?.issues ?? []) {
      const column = columnOf[String(issue.path[0])] ?? null;
      problems.push({ row: index + 2, column, problem: readProblem(issue) });
    }
    return before && parsed.success ? [{ employee: before.employee_id, input: parsed.data }] : [];
  });
  const outcome = { changed: inputs.length, people: [] as FileChange[], problems };
  if (problems.length > 0) throw new NotSaved(outcome);
  await setInputs(tx, run, inputs);
  const now = await rowsByNumber(tx, run.id, numbers);
  outcome.people = [...known].flatMap(([number, before]) => {
    const after = now.get(number);
    return after ? changeOf(before, after) : [];
  });
  outcome.people.splice(mostShown);
  if (check) throw new NotSaved(outcome);
  return outcome;
}
