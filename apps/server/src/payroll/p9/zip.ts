import { makeZip } from 'client-zip';
import type { AuthedContext } from '../../http/procedures.ts';
import { filePart } from '../payslips/words.ts';
import type { SettingsRow } from '../settings/settings.ts';
import { p9Pdf } from './pdf.ts';
import { presentP9 } from './present.ts';
import { paidInYear, taxesOf } from './queries.ts';

/** So many are read at a time: all that is in memory, however many there are. */
const atOnce = 100;

interface Year {
  year: number;
  employer: SettingsRow;
}

/** The P9 of everybody who was paid in a year, drawn one after the other while the zip is being sent. */
export const p9Zip = (context: AuthedContext, year: Year): ReadableStream<Uint8Array> =>
  makeZip(files(context, year));

async function* files({ readShown, tenant }: AuthedContext, { year, employer }: Year) {
  let count = 0;
  let after: { number: string; id: string } | undefined;
  do {
    const employees = await readShown((db) => paidInYear(db, tenant, { year, after, limit: atOnce }));
    after = employees.length === atOnce ? employees.at(-1) : undefined;
    const ids = employees.map(({ id }) => id);
    const taxes =
      ids.length > 0 ? await readShown((db) => taxesOf(db, tenant, { employees: ids, year })) : [];
    const byEmployee = Map.groupBy(taxes, (tax) => tax.employee);
    for (const employee of employees) {
      const months = byEmployee.get(employee.id) ?? [];
      const input = await p9Pdf(presentP9({ employee, employer, year, months }));
      // Numbered, since two employees may have names of the same letters.
      const place = String(++count).padStart(4, '0');
      const name = [place, employee.number, employee.last_name].map(filePart).filter(Boolean).join('-');
      yield { name: `P9-${year}-${name}.pdf`, input, lastModified: new Date() };
    }
  } while (after);
}
