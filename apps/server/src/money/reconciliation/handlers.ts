import { reachesAll } from '@kazi/contract/abilities';
import type { Difference } from '@kazi/contract/money';
import { dayMs } from '@kazi/contract/shared';
import { railTitle } from '@kazi/payment-rails';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { toPage } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { presentPayment } from '../payments/present.ts';
import { standingIn, type WalletPayment } from '../payments/queries.ts';
import { reconcile } from './commands.ts';
import { resolveDifference } from './differences.ts';
import {
  type AlertRow,
  balancesOf,
  type DifferenceRow,
  differenceById,
  differenceKeys,
  differencePage,
  newestAlerts,
  unclearedKeys,
  unclearedPage,
} from './queries.ts';

/** The books are for those who reach every payment of the workspace. */
const mayKeepBooks = ({ ability }: Viewer) => reachesAll(ability, 'Payment');

const presentDifference = (
  row: DifferenceRow,
  { tenant, services, language }: Pick<AuthedContext, 'tenant' | 'services' | 'language'>,
): Difference => ({
  id: row.id,
  rail: row.rail,
  railTitle: railTitle(row.rail),
  kind: row.kind,
  day: row.day,
  reference: row.reference,
  railAmount: row.rail_amount,
  ledgerAmount: row.ledger_amount,
  payment: row.payment_id,
  resolved: row.resolved_at && {
    by: presentPerson(row.resolver, tenant, services.addresses),
    at: row.resolved_at.toISOString(),
    note: row.note ?? doneText(language, 'difference-explained'),
  },
});

const presentAlert = (row: AlertRow) => ({ ...row, at: row.at.toISOString() });

const calls = authed.money.reconciliation;
const mostDays = 92;
/** Open differences that the answer to a comparison lists. */
const mostListed = 200;

function refuseUnlessKeeper({ viewer }: AuthedContext): void {
  if (!mayKeepBooks(viewer)) throw refuse('may-not', { what: 'keep-the-books-of-this-workspace' });
}

export const reconciliation = {
  run: calls.run.handler(async ({ input: days, context }) => {
    refuseUnlessKeeper(context);
    if (days.to < days.from) throw badInput({ to: 'not-before-from' });
    if (Date.parse(days.to) - Date.parse(days.from) > mostDays * dayMs)
      throw badInput({ to: problem('days-after-from', { limit: mostDays }) });
    const { services, tenant, viewer, readShown } = context;
    const reports = [];
    for (const rail of services.rails.all)
      if (rail.statement)
        reports.push(await reconcile(services, { tenant, actor: viewer.user.id, rail, days }));
    const rows = await readShown((db) => differencePage(db, tenant, { open: true, limit: mostListed }));
    return {
      rail: reports.map(({ rail }) => rail).join(', '),
      railTitles: reports.map(({ rail }) => railTitle(rail)),
      lines: reports.reduce((sum, { lines }) => sum + lines, 0),
      matched: reports.reduce((sum, { matched }) => sum + matched, 0),
      differences: rows.slice(0, mostListed).map((row) => presentDifference(row, context)),
    };
  }),

  differences: calls.differences.handler(async ({ input, context }) => {
    refuseUnlessKeeper(context);
    const { tenant, readShown } = context;
    const rows = await readShown((db) => differencePage(db, tenant, input));
    const present = (row: (typeof rows)[number]) => presentDifference(row, context);
    return toPage(rows, input.limit, { keys: differenceKeys, present });
  }),

  resolve: calls.resolve.handler(({ input: { id, note }, context }) => {
    refuseUnlessKeeper(context);
    const { tenant, viewer, write } = context;
    return write(async (tx) => {
      const resolved = await resolveDifference(tx, { id, by: viewer.user.id, note });
      const row = await differenceById(tx, tenant, id);
      if (!row) throw refuse('not-found', { noun: 'difference' });
      if (!resolved) throw refuse('difference-settled');
      return presentDifference(row, context);
    });
  }),

  standing: calls.standing.handler(({ context }) => {
    refuseUnlessKeeper(context);
    return context.readShown((db) => balancesOf(db, context.tenant));
  }),

  uncleared: calls.uncleared.handler(async ({ input, context }) => {
    refuseUnlessKeeper(context);
    const { tenant, viewer, services, readShown } = context;
    const [rows, standing] = await readShown(async (db) => [
      await unclearedPage(db, tenant, input),
      await standingIn(db, viewer),
    ]);
    const shown = { viewer, standing, addresses: services.addresses };
    const present = (row: WalletPayment) => presentPayment(row, shown);
    return toPage(rows, input.limit, { keys: unclearedKeys, present });
  }),

  alerts: calls.alerts.handler(async ({ context }) => {
    refuseUnlessKeeper(context);
    const rows = await context.readShown((db) => newestAlerts(db, context.tenant));
    return { items: rows.map(presentAlert) };
  }),
};
