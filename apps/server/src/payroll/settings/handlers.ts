import type { PayrollSettings } from '@kazi/contract/payroll';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { refuse, staleVersion } from '../../refuse.ts';
import { lockPayroll } from '../approved-runs.ts';
import { runsPayroll } from '../policy.ts';
import { changeSettings, countApprovers, presentSettings, settingsOf } from './settings.ts';

const calls = authed.payroll.settings;

const show = async ({ tenant, services }: AuthedContext, db: Db): Promise<PayrollSettings> =>
  presentSettings(await settingsOf(db, tenant), await countApprovers(db, tenant), services.addresses);

export const settings = {
  get: calls.get.handler(({ context }) => {
    if (!runsPayroll(context.viewer)) throw refuse('may-not', { what: 'see-the-settings-of-payroll' });
    return context.readShown((db) => show(context, db));
  }),

  update: calls.update.handler(({ input, context }) => {
    const { viewer, tenant } = context;
    if (!runsPayroll(viewer)) throw refuse('may-not', { what: 'set-how-payroll-is-run' });
    return context.write(async (tx) => {
      await lockPayroll(tx);
      const changed = await changeSettings(tx, await settingsOf(tx, tenant), input);
      const now = await show(context, tx);
      if (!changed) throw staleVersion(now);
      return now;
    });
  }),
};
