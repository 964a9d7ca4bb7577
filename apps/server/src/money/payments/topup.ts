import { type Cents, cents } from '@kazi/contract/cents';
import { feeOf, limitsOf, phoneOf } from '@kazi/payment-rails';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, problem, unavailable } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import { accountOf, walletCurrency as currency } from '../books/accounts.ts';
import { createPayment } from './create.ts';
import { spentOn } from './rows.ts';
import { lockWallet } from './withdraw.ts';

const operation = 'mpesa-topup';

/** Makes the payment of a top-up: a phone will be prompted to pay into the viewer's wallet. Gives its id. */
export async function topUp(
  tx: Tx,
  { viewer, services }: { viewer: Viewer; services: Services },
  { phone: typed, amount }: { phone: string; amount: Cents },
): Promise<string> {
  const user = viewer.user.id;
  const phone = phoneOf(typed);
  if (!phone) throw badInput({ phone: 'kenyan-mobile-number' });
  const rail = services.rails.carrying(operation);
  const carried = rail?.operations[operation];
  if (!rail || !carried) throw unavailable('no payment service of RAILS carries this top-up');
  const day = kenyanDay();
  const { min, max, step, perDay } = limitsOf(operation, day);
  if (amount % Math.max(step, carried.step) !== 0) throw badInput({ amount: 'whole-shillings' });
  const [least, most] = [cents(Math.max(min, carried.min)), cents(Math.min(max, carried.max))];
  if (amount < least || amount > most)
    throw badInput({
      amount: problem('from-min-to-max', {
        min: { amount: least, currency },
        max: { amount: most, currency },
      }),
    });
  await accountOf(tx, { kind: 'primary', user, currency });
  await lockWallet(tx, user);
  const spent = await spentOn(tx, { tenant: viewer.tenant, user, operation, day });
  if (perDay !== null && spent + amount > perDay)
    throw badInput({
      amount: problem('at-most-more-today', {
        sum: { amount: cents(Math.max(0, perDay - spent)), currency },
      }),
    });
  const name = `${viewer.user.firstName} ${viewer.user.lastName}`;
  return createPayment(tx, services, {
    user,
    kind: 'topup',
    operation,
    rail: rail.name,
    amount,
    fee: feeOf(operation, amount, day),
    beneficiary: null,
    party: { kind: 'phone', phone, name },
    narration: 'Wallet top-up',
    needsApproval: false,
  });
}
