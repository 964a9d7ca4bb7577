import { type Cents, cents, noCents } from '@kazi/contract/cents';
import { feeOf } from '@kazi/payment-rails';
import { type AccountName, clearedTransfer } from '../../money/index.ts';
import type { Member } from '../people.ts';
import type { PromisedReward, Setting } from '../setting.ts';
import { happeningsOf } from './happenings.ts';

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

/** A payment that has succeeded some time ago. */
export interface PastPayment {
  id: string;
  kind: 'topup' | 'withdrawal';
  member: Member;
  amount: Cents;
  fee: Cents;
  at: Date;
  /** When the rail's statement showed it; not yet, where it is of the last days. */
  clearedAt: Date | null;
}

const currency = 'KES';
const kes = 100;
const topupStep = 50_000 * kes;
const topupMost = 250_000 * kes;
const topupBeforeMs = 40 * 60_000;
const dayMs = 86_400_000;

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

/** Plans all movements and payments in the order of time, so that every wallet covers what it spends. */
export function planWallets(setting: Setting): { movements: Movement[]; payments: PastPayment[] } {
  const { chance } = setting;
  const movements: Movement[] = [];
  const payments: PastPayment[] = [];
  const has = new Map<string, number>();
  const of = ({ id }: Member) => has.get(id) ?? 0;
  const change = (member: Member, amount: number) => has.set(member.id, of(member) + amount);

  function pay(
    kind: PastPayment['kind'],
    member: Member,
    { amount, fee, at }: { amount: Cents; fee: Cents; at: Date },
  ): void {
    const id = chance.id(at);
    const nextDay = new Date(at.getTime() + dayMs);
    const clearedAt = nextDay < setting.now ? nextDay : null;
    payments.push({ id, kind, member, amount, fee, at, clearedAt });
    const [from, to] = kind === 'topup' ? [clearing, primary(member)] : [primary(member), clearing];
    const lines: Movement['lines'] = [{ from, to, amount, code: kind, reference: id }];
    if (fee > 0) lines.push({ from, to: fees, amount: fee, code: 'fee', reference: id });
    movements.push({ at, lines });
    if (clearedAt) {
      const [debit, credit] = kind === 'topup' ? [float, clearing] : [clearing, float];
      const cleared = {
        id: clearedTransfer(id),
        from: debit,
        to: credit,
        amount,
        code: 'cleared',
        reference: id,
      };
      movements.push({ at: clearedAt, lines: [cleared] });
    }
    change(member, kind === 'topup' ? amount : -(amount + fee));
  }

  function cover({ payer, amount }: PromisedReward, before: Date): void {
    while (of(payer) < amount) {
      const wanted = cents(Math.min(topupMost, Math.ceil((amount * 3) / topupStep) * topupStep));
      pay('topup', payer, { amount: wanted, fee: noCents, at: new Date(before.getTime() - topupBeforeMs) });
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

  for (const happening of happeningsOf(setting)) {
    const { at } = happening;
    if (happening.kind === 'payday') payday(happening.agent, at);
    else if (happening.kind === 'held') {
      cover(happening.reward, at);
      share(happening.reward, at, 'reward-held');
    } else
      share(
        happening.reward,
        at,
        happening.reward.resolution === 'released' ? 'reward-released' : 'reward-returned',
      );
  }
  movements.sort((one, other) => one.at.getTime() - other.at.getTime());
  return { movements, payments };
}
