import { forbidden, staleVersion } from '../../http/errors.ts';
import { authed } from '../../http/procedures.ts';
import { requireRecentLogin } from '../../http/recent-login.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { changeLimits, lockLimits } from './commands.ts';
import { mayManage } from './policy.ts';
import { presentLimits } from './present.ts';
import { limitsIn } from './queries.ts';

const calls = authed.money.limits;

function refuseOthers(viewer: Viewer): void {
  if (!mayManage(viewer)) throw forbidden('see or set the limits of withdrawals');
}

export const limits = {
  get: calls.get.handler(({ context: { viewer, read } }) => {
    refuseOthers(viewer);
    return read(async (db) => presentLimits(await limitsIn(db, viewer.tenant), viewer.tenant));
  }),

  update: calls.update.handler(({ input, context: { viewer, write } }) => {
    refuseOthers(viewer);
    requireRecentLogin(viewer);
    return write(async (tx) => {
      const before = await lockLimits(tx);
      const changed = await changeLimits(tx, before, input);
      if (!changed) throw staleVersion(presentLimits(before, tx.tenant));
      return presentLimits(await limitsIn(tx, tx.tenant), tx.tenant);
    });
  }),
};
