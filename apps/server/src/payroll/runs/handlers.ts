import { type RunOpened, runOpened } from '@kazi/contract/payroll';
import type { Db, Tx } from '../../database/tenancy.ts';
import { once } from '../../http/once/once.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { standingOf } from '../../identity/index.ts';
import { availableTo } from '../../money/index.ts';
import { toPage } from '../../page.ts';
import { found, refuse, staleVersion } from '../../refuse.ts';
import { csvText, orUnsaved, shownProblems } from '../csv.ts';
import { mayApprove, runsPayroll } from '../policy.ts';
import { settingsOf } from '../settings/settings.ts';
import { approveRun, cancelRun } from './approve.ts';
import { createRun, refuseSettled, review, setInputs, startCalculation } from './commands.ts';
import { importInputs } from './import-inputs.ts';
import { payRun } from './pay.ts';
import { payAgain } from './pay-again.ts';
import { presentOpened, presentRow, presentRun } from './present.ts';
import {
  movesOf,
  type RunFound,
  reversalsOf,
  rowKeys,
  rowOfEmployee,
  rowPage,
  runById,
  runKeys,
  runPage,
} from './queries.ts';
import { lockRun, maySeeRuns, moveRun, owedByRun, type RunRecord, refuseAsSecond } from './run.ts';

const calls = authed.payroll.runs;

const noun = 'payroll';

const find = async (db: Db, { viewer, tenant }: AuthedContext, id: string): Promise<RunFound> =>
  found(maySeeRuns(viewer) ? await runById(db, tenant, id) : undefined, noun);

/** What runs are shown with: who pays those to come, and what their wallet has. */
async function shownTo({ viewer, tenant, services }: AuthedContext, db: Db) {
  const { payer } = await settingsOf(db, tenant);
  const available = payer && (await availableTo(db, viewer, payer.id));
  const standing = await standingOf(db, { tenant, user: viewer.user.id });
  return { viewer, standing, addresses: services.addresses, payer, available };
}

async function open(db: Db, context: AuthedContext, id: string): Promise<RunOpened> {
  const row = await find(db, context, id);
  const owed = await owedByRun(db, context.tenant, id);
  const reversals = await reversalsOf(db, context.tenant, id);
  const moves = await movesOf(db, context.tenant, id);
  return presentOpened(row, await shownTo(context, db), { owed, reversals, moves });
}

/** A run, locked, for a viewer who runs payroll. Throws 403 or 404 for others. */
async function lock(tx: Tx, { viewer }: AuthedContext, id: string): Promise<RunRecord> {
  const run = found(maySeeRuns(viewer) ? await lockRun(tx, id) : undefined, noun);
  if (!runsPayroll(viewer)) throw refuse('may-not', { what: 'run-payroll' });
  return run;
}

/** A run, locked, for a viewer who may send its failed payouts again: they run payroll, or approve it. */
async function lockToSend(tx: Tx, { viewer }: AuthedContext, id: string): Promise<RunRecord> {
  return found(maySeeRuns(viewer) ? await lockRun(tx, id) : undefined, noun);
}

/** A run, locked, for a viewer who may approve runs. Throws 404 for others. */
async function lockToDecide(tx: Tx, { viewer }: AuthedContext, id: string): Promise<RunRecord> {
  return found(mayApprove(viewer) ? await lockRun(tx, id) : undefined, noun);
}

/** Throws 409 with the run as it is now for a call that was made upon another version of it. */
async function refuseOtherVersion(
  tx: Tx,
  context: AuthedContext,
  { id, version }: RunRecord,
  based: number,
): Promise<void> {
  if (version !== based) throw staleVersion(await open(tx, context, id));
}

export const runs = {
  list: calls.list.handler(async ({ input, context }) => {
    if (!maySeeRuns(context.viewer)) throw refuse('may-not', { what: 'see-payrolls' });
    return context.readShown(async (db) => {
      const shown = await shownTo(context, db);
      const rows = await runPage(db, context.tenant, input);
      return toPage(rows, input.limit, { keys: runKeys, present: (row) => presentRun(row, shown) });
    });
  }),

  create: calls.create.handler(({ input, context }) => {
    if (!runsPayroll(context.viewer)) throw refuse('may-not', { what: 'run-payroll' });
    return context.write(async (tx) => open(tx, context, await createRun(tx, input)));
  }),

  get: calls.get.handler(({ input, context }) => context.readShown((db) => open(db, context, input.id))),

  rows: calls.rows.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { tenant, services } = context;
      await find(db, context, input.id);
      const rows = await rowPage(db, tenant, input);
      const present = (row: (typeof rows)[number]) => presentRow(row, tenant, services.addresses);
      return toPage(rows, input.limit, { keys: rowKeys, present });
    }),
  ),

  setInput: calls.setInput.handler(({ input: { id, ...given }, context }) =>
    context.write(async (tx) => {
      const { tenant, services } = context;
      const run = await lock(tx, context, id);
      await setInputs(tx, run, [given]);
      const row = found(await rowOfEmployee(tx, tenant, { run: id, employee: given.employee }), 'employee');
      return presentRow(row, tenant, services.addresses);
    }),
  ),

  importInputs: calls.importInputs.handler(async ({ input: { id, file, check }, context }) => {
    const csv = await csvText(file);
    const { problems, ...outcome } = await orUnsaved(
      context.write(async (tx) => {
        const run = await lock(tx, context, id);
        refuseSettled(run);
        return importInputs(tx, run, csv, { check });
      }),
    );
    const saved = !check && problems.length === 0;
    return { ...outcome, saved, problems: shownProblems(problems, context.language) };
  }),

  calculate: calls.calculate.handler(({ input, context }) =>
    context.write(async (tx) => {
      const run = await lock(tx, context, input.id);
      await refuseOtherVersion(tx, context, run, input.version);
      await startCalculation(tx, run);
      return open(tx, context, run.id);
    }),
  ),

  review: calls.review.handler(({ input: { id, ...given }, context }) =>
    context.write(async (tx) => {
      await review(tx, await lock(tx, context, id), given);
      return open(tx, context, id);
    }),
  ),

  approve: calls.approve.handler(({ input, context }) =>
    context.write(async (tx) => {
      const run = await lockToDecide(tx, context, input.id);
      await refuseAsSecond(tx, context.viewer, run);
      await refuseOtherVersion(tx, context, run, input.version);
      await approveRun(tx, run, input);
      return open(tx, context, run.id);
    }),
  ),

  reject: calls.reject.handler(({ input, context }) =>
    context.write(async (tx) => {
      const run = await lockToDecide(tx, context, input.id);
      await moveRun(tx, run, 'rejected', {}, input.reason);
      return open(tx, context, run.id);
    }),
  ),

  cancel: calls.cancel.handler(({ input, context }) =>
    context.write(async (tx) => {
      await cancelRun(tx, await lock(tx, context, input.id));
      return open(tx, context, input.id);
    }),
  ),

  pay: calls.pay.handler(({ input, context }) => {
    if (!maySeeRuns(context.viewer)) throw refuse('not-found', { noun });
    return once(context, { call: 'payroll.runs.pay', input, answer: runOpened }, async (tx) => {
      const { id, employees } = input;
      if (employees) await payAgain(tx, await lockToSend(tx, context, id), employees);
      else await payRun(tx, await lock(tx, context, id));
      return open(tx, context, id);
    });
  }),

  close: calls.close.handler(({ input, context }) =>
    context.write(async (tx) => {
      await moveRun(tx, await lock(tx, context, input.id), 'closed');
      return open(tx, context, input.id);
    }),
  ),
};
