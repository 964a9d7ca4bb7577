import type { MoneyLimits as Presented } from '@kazi/contract/money';
import { forbidden, staleVersion } from '../../http/errors.ts';
import { authed } from '../../http/procedures.ts';
import { requireRecentLogin } from '../../http/recent-login.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { changeLimits } from './commands.ts';
import { mayManage } from './policy.ts';
import { limitsIn, lockLimits } from './queries.ts';
import { defaultsOn, kenyanDay, type MoneyLimits } from './rules.ts';

const calls = authed.money.limits;

function refuseOthers(viewer: Viewer): void {
  if (!mayManage(viewer)) throw forbidden('see or set the limits of withdrawals');
}

const present = ({ tenant }: Viewer, limits: MoneyLimits & { version: number }): Presented => ({
  id: tenant,
  ...limits,
  defaults: defaultsOn(kenyanDay()),
  currency,
});

export const limits = {
  get: calls.get.handler(({ context: { viewer, read } }) => {
    refuseOthers(viewer);
    return read(async (db) => present(viewer, await limitsIn(db, viewer.tenant)));
  }),

  update: calls.update.handler(({ input, context: { viewer, write } }) => {
    refuseOthers(viewer);
    requireRecentLogin(viewer);
    return write(async (tx) => {
      const before = await lockLimits(tx);
      const changed = await changeLimits(tx, before, input);
      if (!changed) throw staleVersion(present(viewer, before));
      return present(viewer, await limitsIn(tx, tx.tenant));
    });
  }),
};
