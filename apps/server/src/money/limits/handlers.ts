import { reachesAll } from '@kazi/contract/abilities';
import type { MoneyLimits } from '@kazi/contract/money';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Db } from '../../database/tenancy.ts';
import { authed } from '../../http/procedures.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse, staleVersion } from '../../refuse.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { changeLimits, lockLimits } from './commands.ts';
import { noteChange, type Waiting, waitingLimits } from './in-force.ts';
import { limitsIn } from './queries.ts';
import { defaultsOn, type LimitsOfWorkspace } from './rules.ts';
import { tellKeepers } from './tell-keepers.ts';

/** Limits hold for all people, so who keeps the books sets them. */
const mayManage = ({ ability }: Viewer) => reachesAll(ability, 'Payment');

/** The limits of a workspace and what waits of them, beside what holds where it sets nothing of its own. */
const presentLimits = (
  limits: LimitsOfWorkspace,
  waiting: readonly Waiting[],
  tenant: string,
): MoneyLimits => ({
  id: tenant,
  ...limits,
  waiting: waiting.map((one) => ({ ...one, until: one.until.toISOString() })),
  defaults: defaultsOn(kenyanDay()),
  currency,
});

const calls = authed.money.limits;

function refuseOthers(viewer: Viewer): void {
  if (!mayManage(viewer)) throw refuse('may-not', { what: 'see-or-set-the-limits-of-withdrawals' });
}

const show = async (db: Db, { tenant }: Viewer, limits: LimitsOfWorkspace) =>
  presentLimits(limits, await waitingLimits(db, tenant, limits), tenant);

export const limits = {
  get: calls.get.handler(({ context: { viewer, readShown } }) => {
    refuseOthers(viewer);
    return readShown(async (db) => show(db, viewer, await limitsIn(db, viewer.tenant)));
  }),

  update: calls.update.handler(({ input, context: { viewer, services, write } }) => {
    refuseOthers(viewer);
    return write(async (tx) => {
      const before = await lockLimits(tx);
      const changed = await changeLimits(tx, before, input);
      if (!changed) throw staleVersion(await show(tx, viewer, before));
      const after = await limitsIn(tx, tx.tenant);
      await noteChange(tx, { before, after });
      await tellKeepers(tx, { viewer, services }, { before, after });
      return show(tx, viewer, after);
    });
  }),
};
