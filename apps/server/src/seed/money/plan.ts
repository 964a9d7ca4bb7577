import { type Cents, cents, noCents } from '@kazi/contract/cents';
import { dayMs } from '@kazi/contract/shared';
import { feeOf } from '@kazi/payment-rails';
import { type AccountName, clearedTransfer } from '../../money/index.ts';
import type { PromisedReward, SeedContext } from '../context.ts';
import type { Member } from '../people.ts';
import { happeningsOf, type Wages } from './happenings.ts';
import type { PastPayment } from './payments.ts';

/** Transfers of one moment. */
export interface Movement {
  at: Date;
  lines: Array<{
    id?: string;
    from: AccountName;
    to: AccountName;
    amount: Cents;
    code: string;
    reference: string;
  }>;
}

const currency = 'KES';
const kes = 100;
const topupStep = 50_000 * kes;
const topupMost = 250_000 * kes;
const topupBeforeMs = 40 * 60_000;
/** A phone sends no more than two of the largest top-ups a day. */
const betweenTopupsMs = 12 * 3_600_000;
/** What every client has left today, for rewards of newcomers who try the sample out. */
const readyToSpend = cents(100_000 * kes);

const primary = ({ id }: Member): AccountName => ({ kind: 'primary', user: id, currency });
const onHold = ({ id }: Member): AccountName => ({ kind: 'on-hold', user: id, currency });
const clearing: AccountName = { kind: 'clearing', rail: 'sandbox', currency };
const float: AccountName = { kind: 'float', rail: 'sandbox', currency };
const fees: AccountName = { kind: 'fees', currency };

/** What every agent of a reward gets, to the cent. */
export function sharesOf({ agents, amount }: PromisedReward): Array<readonly [Member, Cents]> {
  const each = Math.floor(amount / agents.length);
  return agents.map((agent, place) => [agent, cents(each + (place < amount - each * agents.length ? 1 : 0))]);
}

type PlannedPayment = Pick<PastPayment, 'id' | 'member' | 'amount' | 'fee' | 'at'> & {
  kind: 'topup' | 'withdrawal';
};

/** A payment between a person's phone and their wallet, which its rail's statement shows the next day. */
function planned(payment: PlannedPayment, now: Date): PastPayment {
  const { kind, member, at } = payment;
  const nextDay = new Date(at.getTime() + dayMs);
  return {
    ...payment,
    operation: kind === 'topup' ? 'mpesa-topup' : 'send-to-mpesa',
    party: { kind: 'phone', phone: member.phone, name: `${member.firstName} ${member.lastName}` },
    narration: kind === 'topup' ? 'Wallet top-up' : 'Monthly pay',
    clearedAt: nextDay < now ? nextDay : null,
  };
}

/** What a payment moves: when it is made, and when it is cleared. */
function movementsOf({ id, kind, member, amount, fee, at, clearedAt }: PastPayment): Movement[] {
  const [from, to] = kind === 'topup' ? [clearing, primary(member)] : [primary(member), clearing];
  const lines: Movement['lines'] = [{ from, to, amount, code: kind, reference: id }];
  if (fee > 0) lines.push({ from, to: fees, amount: fee, code: 'fee', reference: id });
  if (!clearedAt) return [{ at, lines }];
  const [debit, credit] = kind === 'topup' ? [float, clearing] : [clearing, float];
  const shown = { id: clearedTransfer(id), from: debit, to: credit, amount, code: 'cleared', reference: id };
  return [
    { at, lines },
    { at: clearedAt, lines: [shown] },
  ];
}

/** Plans all movements and payments in the order of time, so that every wallet covers what it spends. */
export function planWallets(
  context: SeedContext,
  wages: readonly Wages[],
): { movements: Movement[]; payments: PastPayment[] } {
  const { chance, promised, now } = context;
  const movements: Movement[] = [];
  const payments: PastPayment[] = [];
  const has = new Map<string, number>();
  const of = ({ id }: Member) => has.get(id) ?? 0;
  const change = (member: Member, amount: number) => has.set(member.id, of(member) + amount);

  function pay(
    kind: PlannedPayment['kind'],
    member: Member,
    { amount, fee, at }: Pick<PastPayment, 'amount' | 'fee' | 'at'>,
  ): void {
    const payment = planned({ id: chance.id(at), kind, member, amount, fee, at }, now);
    payments.push(payment);
    movements.push(...movementsOf(payment));
    change(member, kind === 'topup' ? amount : -(amount + fee));
  }

  function cover(payer: Member, amount: Cents, before: Date): void {
    for (let made = 0; of(payer) < amount; made++) {
      const wanted = cents(Math.min(topupMost, Math.ceil((amount * 3) / topupStep) * topupStep));
      const at = new Date(before.getTime() - topupBeforeMs - made * betweenTopupsMs);
      pay('topup', payer, { amount: wanted, fee: noCents, at });
    }
  }

  function share(reward: PromisedReward, at: Date, code: string): void {
    const lines = sharesOf(reward).map(([agent, amount]) => {
      const way = {
        'reward-held': [primary(reward.payer), onHold(agent)],
        'reward-released': [onHold(agent), primary(agent)],
      } as const;
      const [from, to] =
        code === 'reward-held' || code === 'reward-released'
          ? way[code]
          : [onHold(agent), primary(reward.payer)];
      if (code === 'reward-released') change(agent, amount);
      return { from, to, amount, code, reference: reward.task };
    });
    if (code !== 'reward-released')
      change(reward.payer, code === 'reward-held' ? -reward.amount : reward.amount);
    movements.push({ at, lines });
  }

  function payday(agent: Member, at: Date): void {
    const part = 0.5 + chance.next() * 0.3;
    const amount = cents(Math.min(topupMost, Math.floor((of(agent) * part) / (500 * kes)) * 500 * kes));
    if (amount < 1_000 * kes) return;
    pay('withdrawal', agent, {
      amount,
      fee: feeOf('send-to-mpesa', amount, at.toISOString().slice(0, 10)),
      at,
    });
  }

  for (const happening of happeningsOf(context, wages)) {
    const { at } = happening;
    if (happening.kind === 'payday') payday(happening.agent, at);
    else if (happening.kind === 'held') {
      cover(happening.reward.payer, cents(happening.reward.amount), at);
      share(happening.reward, at, 'reward-held');
    } else if (happening.kind === 'wages') {
      const { payer, most, toWallets } = happening.wages;
      cover(payer, most, at);
      change(payer, -most);
      for (const { member, least } of toWallets) change(member, least);
    } else
      share(
        happening.reward,
        at,
        happening.reward.resolution === 'released' ? 'reward-released' : 'reward-returned',
      );
  }
  for (const payer of new Set(promised.map((reward) => reward.payer))) cover(payer, readyToSpend, now);
  movements.sort((one, other) => one.at.getTime() - other.at.getTime());
  return { movements, payments };
}
