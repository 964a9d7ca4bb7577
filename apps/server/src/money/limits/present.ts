import type { MoneyLimits } from '@kazi/contract/money';
import { kenyanDay } from '../../database/kenyan-time.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import type { Waiting } from './in-force.ts';
import { defaultsOn, type LimitsOfWorkspace } from './rules.ts';

/** The limits of a workspace and what waits of them, beside what holds where it sets nothing of its own. */
export const presentLimits = (
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
