import { enterAudit } from '../../events/audit.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { refuse } from '../../refuse.ts';
import { findEmployee } from '../employees/find.ts';
import { filePart } from '../payslips/words.ts';
import { runsPayroll } from '../policy.ts';
import { settingsOf } from '../settings/settings.ts';
import { p9Pdf } from './pdf.ts';
import { presentP9 } from './present.ts';
import { taxesOf, yearsOf } from './queries.ts';
import { p9Zip } from './zip.ts';

const calls = authed.payroll.p9s;

const p9Of = (context: AuthedContext, { id, year }: { id: string; year: number }) =>
  context.readShown(async (db) => {
    const employee = await findEmployee(db, context.viewer, id);
    const employer = await settingsOf(db, context.tenant);
    const months = await taxesOf(db, context.tenant, { employees: [id], year });
    return { number: employee.number, p9: presentP9({ employee, employer, year, months }) };
  });

export const p9s = {
  get: calls.get.handler(async ({ input, context }) => (await p9Of(context, input)).p9),

  pdf: calls.pdf.handler(async ({ input, context }) => {
    const { number, p9 } = await p9Of(context, input);
    const name = `P9-${input.year}-${filePart(number)}.pdf`;
    return new File([await p9Pdf(p9)], name, { type: 'application/pdf' });
  }),

  all: calls.all.handler(async ({ input: { year }, context }) => {
    if (!runsPayroll(context.viewer)) throw refuse('may-not', { what: 'take-the-p9-of-all-employees' });
    const employer = await context.readShown((db) => settingsOf(db, context.tenant));
    const name = `P9-${year}.zip`;
    await context.write((tx) =>
      enterAudit(tx, { kind: 'payment', action: 'taken', subject: 'payslip', detail: { file: name } }),
    );
    context.setHeader('content-type', 'application/zip');
    // In quotes: without them the client of oRPC does not find the name.
    context.setHeader('content-disposition', `attachment; filename="${name}"`);
    return p9Zip(context, { year, employer });
  }),

  years: calls.years.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { id } = await findEmployee(db, context.viewer, input.id);
      return { items: await yearsOf(db, context.tenant, id) };
    }),
  ),
};
