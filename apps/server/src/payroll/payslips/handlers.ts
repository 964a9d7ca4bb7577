import type { Db } from '../../database/tenancy.ts';
import { readIssuer } from '../../database/workspace-look.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import { found, refuse } from '../../refuse.ts';
import { readerIn } from '../../texts/reader.ts';
import { findEmployee } from '../employees/find.ts';
import { runsPayroll } from '../policy.ts';
import { settingsOf } from '../settings/settings.ts';
import { payslipFile } from './pdf.ts';
import { presentOpened, presentPayslip } from './present.ts';
import { anyPayslip, payslipById, payslipKeys, payslipPage } from './queries.ts';
import { reversePayslip, unreversePayslip } from './reverse.ts';

const calls = authed.payroll.payslips;

const find = async (db: Db, { viewer }: AuthedContext, id: string) =>
  found(await payslipById(db, viewer, id), 'payslip');

export const payslips = {
  list: calls.list.handler(async ({ input, context: { readShown, viewer } }) => {
    const rows = await readShown(async (db) => {
      if (input.employee) await findEmployee(db, viewer, input.employee);
      return payslipPage(db, viewer, input);
    });
    return toPage(rows, input.limit, { keys: payslipKeys, present: presentPayslip });
  }),

  get: calls.get.handler(({ input, context }) =>
    context.readShown(async (db) => presentOpened(db, await find(db, context, input.id), context.viewer)),
  ),

  pdf: calls.pdf.handler(async ({ input, context }) => {
    const { readShown, tenant, timeZone, viewer, language } = context;
    const { slip, ...look } = await readShown(async (db) => ({
      slip: await presentOpened(db, await find(db, context, input.id), viewer),
      isLocked: (await settingsOf(db, tenant)).lock_payslips,
      logo: (await readIssuer(db, tenant)).logo,
    }));
    return payslipFile(slip, readerIn(language, timeZone), look);
  }),

  reverse: calls.reverse.handler(({ input, context }) =>
    context.write(async (tx) => {
      const row = await find(tx, context, input.id);
      if (!runsPayroll(context.viewer)) throw refuse('may-not', { what: 'reverse-payslips' });
      const id = await reversePayslip(tx, row, input.run);
      return presentOpened(tx, found(await anyPayslip(tx, tx.tenant, id), 'payslip'), context.viewer);
    }),
  ),

  unreverse: calls.unreverse.handler(({ input, context }) =>
    context.write(async (tx) => {
      const row = await find(tx, context, input.id);
      if (!runsPayroll(context.viewer)) throw refuse('may-not', { what: 'reverse-payslips' });
      await unreversePayslip(tx, row);
      return presentOpened(tx, await find(tx, context, input.id), context.viewer);
    }),
  ),
};
