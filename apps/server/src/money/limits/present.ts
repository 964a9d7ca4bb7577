import type { MoneyLimits } from '@kazi/contract/money';
import { kenyanDay } from '../../database/kenyan-time.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { defaultsOn, type LimitsOfWorkspace } from './rules.ts';

/** The limits of a workspace, beside what holds where it sets nothing of its own. */
export const presentLimits = (limits: LimitsOfWorkspace, tenant: string): MoneyLimits => ({
  id: tenant,
  ...limits,
  defaults: defaultsOn(kenyanDay()),
  currency,
});
