import { type Cents, cents } from '@kazi/contract/cents';
import { inWords } from '@kazi/contract/shared';
import { feeOf, limitsOf, phoneOf } from '@kazi/payment-rails';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import { badInput, unavailable } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';
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
  if (!phone) throw badInput({ phone: 'must be a Kenyan mobile number such as +254712345678' });
  const rail = services.rails.carrying(operation);
  const carried = rail?.operations[operation];
  if (!rail || !carried)
    throw unavailable(undefined, { why: 'no payment service of RAILS carries this top-up' });
  const day = kenyanDay();
  const { min, max, step, perDay } = limitsOf(operation, day);
  const words = (amount: Cents) => inWords(amount, currency);
  if (amount % Math.max(step, carried.step) !== 0) throw badInput({ amount: 'must be in whole shillings' });
  const [least, most] = [cents(Math.max(min, carried.min)), cents(Math.min(max, carried.max))];
  if (amount < least || amount > most)
    throw badInput({ amount: `must be from ${words(least)} to ${words(most)}` });
  await accountOf(tx, { kind: 'primary', user, currency });
  await lockWallet(tx, user);
  const spent = await spentOn(tx, { tenant: viewer.tenant, user, operation, day });
  if (perDay !== null && spent + amount > perDay)
    throw badInput({ amount: `must be at most ${words(cents(Math.max(0, perDay - spent)))} more today` });
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
