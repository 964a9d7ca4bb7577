import type { PayrollSettings } from '@kazi/contract/payroll';
import type { Db } from '../../database/tenancy.ts';
import { forbidden, staleVersion } from '../../http/errors.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { requireRecentLogin } from '../../http/recent-login.ts';
import { presentPerson } from '../../identity/index.ts';
import { runsPayroll } from '../policy.ts';
import { changeSettings } from './commands.ts';
import { countApprovers, settingsOf } from './queries.ts';

const calls = authed.payroll.settings;

async function show({ tenant, services }: AuthedContext, db: Db): Promise<PayrollSettings> {
  const row = await settingsOf(db, tenant);
  return {
    name: row.name,
    kraPin: row.kra_pin,
    nssfNumber: row.nssf_number,
    shaNumber: row.sha_number,
    proration: row.proration,
    oneThirdOf: row.one_third_of,
    payDay: row.pay_day,
    lockPayslips: row.lock_payslips,
    payer: row.payer && presentPerson(row.payer, tenant, services.addresses),
    approvers: await countApprovers(db, tenant),
    version: row.version,
    may: { update: true },
  };
}

export const settings = {
  get: calls.get.handler(({ context }) => {
    if (!runsPayroll(context.viewer)) throw forbidden('see the settings of payroll');
    return context.read((db) => show(context, db));
  }),

  update: calls.update.handler(({ input, context }) => {
    const { viewer, tenant } = context;
    if (!runsPayroll(viewer)) throw forbidden('set how payroll is run');
    requireRecentLogin(viewer);
    return context.write(async (tx) => {
      const changed = await changeSettings(tx, await settingsOf(tx, tenant), input);
      const now = await show(context, tx);
      if (!changed) throw staleVersion(now);
      return now;
    });
  }),
};
