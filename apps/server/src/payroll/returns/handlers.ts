import { obligation, returnFiles } from '@kazi/contract/payroll';
import { enterAudit } from '../../events/audit.ts';
import { once } from '../../http/once/once.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { found, refuse } from '../../refuse.ts';
import { runsPayroll } from '../policy.ts';
import { monthFile } from './files.ts';
import { filedMonth } from './month.ts';
import { presentObligation } from './present.ts';
import { lockObligation, type ObligationRow, obligations } from './queries.ts';
import { remit } from './remit.ts';
import { writeFile } from './write-file.ts';

const calls = authed.payroll.returns;

function check({ viewer }: AuthedContext): void {
  if (!runsPayroll(viewer)) throw refuse('may-not', { what: 'see-payroll-obligations' });
}

const show = ({ tenant, services }: AuthedContext, row: ObligationRow) =>
  presentObligation(row, tenant, services.addresses);

export const returns = {
  list: calls.list.handler(async ({ input, context }) => {
    check(context);
    const rows = await context.readShown((db) => obligations(db, context.tenant, input));
    return { items: rows.map((row) => show(context, row)) };
  }),

  files: calls.files.handler(async ({ input: { month }, context }) => {
    check(context);
    const paid = await context.readShown((db) => filedMonth(db, context.tenant, month));
    return {
      items: returnFiles.flatMap((name) => {
        const file = monthFile(name, month, paid);
        return file
          ? [{ file: name, rows: file.rows.length, dueOn: file.dueOn, problems: file.problems }]
          : [];
      }),
    };
  }),

  file: calls.file.handler(async ({ input: { month, file: name }, context }) => {
    check(context);
    const paid = await context.readShown((db) => filedMonth(db, context.tenant, month));
    const file = await writeFile(name, month, found(monthFile(name, month, paid), 'file-of-this-month'));
    await context.write((tx) =>
      enterAudit(tx, {
        kind: 'payment',
        action: 'taken',
        subject: 'obligation',
        detail: { file: file.name },
      }),
    );
    return file;
  }),

  remit: calls.remit.handler(({ input, context }) => {
    if (!runsPayroll(context.viewer)) throw refuse('not-found', { noun: 'obligation' });
    const { id, ...given } = input;
    const find = async (tx: Parameters<typeof lockObligation>[0]) =>
      found(await lockObligation(tx, id), 'obligation');
    return once(context, { call: 'remit', input, answer: obligation }, async (tx) => {
      await remit(tx, await find(tx), given);
      return show(context, await find(tx));
    });
  }),
};
