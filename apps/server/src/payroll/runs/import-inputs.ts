import { runInput } from '@kazi/contract/payroll';
import { inputColumns } from '@kazi/contract/payroll/words';
import type { Tx } from '../../database/tenancy.ts';
import { problem } from '../../refuse.ts';
import { readProblem } from '../../texts/zod-problems.ts';
import { centsOf, type RowProblem, readRows, repeatedNumbers } from '../csv.ts';
import { setInputs } from './commands.ts';
import { rowsByNumber } from './queries.ts';
import type { RunRecord } from './rows.ts';

const columnOf: Partial<Record<string, (typeof inputColumns)[number]>> = {
  overtimeHours: 'overtime_hours',
  holidayHours: 'holiday_hours',
  daysWorked: 'days_worked',
  earnings: 'bonus',
  skipped: 'skip',
};

/** A row as an input of the contract: an empty cell is nothing. */
function inputOf(row: Record<string, string>) {
  const earnings = (['bonus', 'arrears'] as const).flatMap((kind) => {
    const text = row[kind];
    return text ? [{ kind, name: kind === 'bonus' ? 'Bonus' : 'Arrears', amount: centsOf(text) }] : [];
  });
  const hours = (text: string | undefined) => (text ? Number(text) : 0);
  return runInput.safeParse({
    overtimeHours: hours(row.overtime_hours),
    holidayHours: hours(row.holiday_hours),
    daysWorked: row.days_worked ? Number(row.days_worked) : null,
    skipped: row.skip || null,
    earnings,
  });
}

/**
 * Takes what is particular to the month from a file, by the numbers of the employees: all of its rows, or none where one
 * has a problem. Others in the run stay as they are.
 */
export async function importInputs(tx: Tx, run: RunRecord, csv: string) {
  const rows = readRows(csv, { columns: inputColumns, needed: ['number'] });
  const employees = await rowsByNumber(
    tx,
    run.id,
    rows.map(({ number = '' }) => number),
  );
  const problems: RowProblem[] = repeatedNumbers(
    rows.map(({ number = '' }, index) => ({ row: index + 2, number })),
  );
  const inputs = rows.flatMap((row, index) => {
    const employee = employees.get(row.number ?? '');
    const parsed = inputOf(row);
    if (!employee)
      problems.push({
        row: index + 2,
        column: 'number',
        problem: problem('number-of-nobody', {}),
      });
    for (const issue of parsed.error?.issues ?? []) {
      const column = columnOf[String(issue.path[0])] ?? null;
      problems.push({ row: index + 2, column, problem: readProblem(issue) });
    }
    return employee && parsed.success ? [{ employee, input: parsed.data }] : [];
  });
  const saved = problems.length === 0;
  if (saved) await setInputs(tx, run, inputs);
  return { changed: inputs.length, saved, problems };
}
