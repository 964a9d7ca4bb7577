import type { Cents } from '@kazi/contract/cents';
import type { PromisedReward, SeedContext } from '../context.ts';
import type { Member } from '../people.ts';

/** A month of payroll, as far as wallets have to cover it. */
export interface Wages {
  /** When the payer's wallet holds it. */
  at: Date;
  payer: Member;
  most: Cents;
  /** The people whose salary has come into their wallet, at which moment, and how much at least. */
  toWallets: Array<{ member: Member; least: Cents; since: Date }>;
}

/** Something that moves money, at its moment. */
export type Happening = { at: Date } & (
  | { kind: 'held' | 'settled'; reward: PromisedReward }
  | { kind: 'payday'; agent: Member }
  | { kind: 'wages'; wages: Wages }
);

const hourMs = 3_600_000;

/** All that moves money in the sample, in the order of time. */
export function happeningsOf({ promised, since, now }: SeedContext, months: readonly Wages[]): Happening[] {
  const agents = new Map(promised.flatMap(({ agents: those }) => those.map((agent) => [agent.id, agent])));
  const all: Happening[] = promised.flatMap((reward): Happening[] => [
    { kind: 'held', at: reward.heldAt, reward },
    ...(reward.settledAt ? [{ kind: 'settled' as const, at: reward.settledAt, reward }] : []),
  ]);
  for (const day of monthEnds(since, now))
    [...agents.values()].forEach((agent, place) => {
      all.push({ kind: 'payday', at: new Date(day.getTime() + place * hourMs), agent });
    });
  for (const wages of months) {
    all.push({ kind: 'wages', at: wages.at, wages });
    for (const { member, since: paid } of wages.toWallets)
      all.push({ kind: 'payday', at: new Date(paid.getTime() + hourMs), agent: member });
  }
  // What begins and ends in one moment begins first.
  return all.sort((one, other) => one.at.getTime() - other.at.getTime() || rank(one) - rank(other));
}

const rank = ({ kind }: Happening) => (kind === 'held' ? 0 : 1);

function monthEnds(since: Date, now: Date): Date[] {
  const days: Date[] = [];
  for (let month = since.getUTCMonth() + 1; ; month++) {
    const day = new Date(Date.UTC(since.getUTCFullYear(), month, 0, 6));
    if (day.getTime() > now.getTime() - 24 * hourMs) return days;
    if (day > since) days.push(day);
  }
}
