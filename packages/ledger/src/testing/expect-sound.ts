import { expect } from 'vitest';
import { availableOf } from '../balance.ts';
import type { Account, Transfer } from '../types.ts';

const nothing = { debitsPending: 0, debitsPosted: 0, creditsPending: 0, creditsPosted: 0, version: 0 };

/** Sums all transfers up afresh, the plain way, and expects of the accounts what a ledger promises. */
export function expectSound(accounts: Account[], transfers: Transfer[]): void {
  const summed = new Map(accounts.map((account) => [account.id, { ...account, ...nothing }]));
  const histories = new Map<string, { version: number; balance: number }[]>(
    accounts.map(({ id }) => [id, []]),
  );
  const open = new Map<string, number>();
  for (const { id, kind, debit, credit, amount, pending, ...after } of transfers) {
    const [from, to] = [summed.get(debit), summed.get(credit)];
    if (!from || !to) throw new Error(`${id} is between accounts that are not there`);
    expect(from.currency).toBe(to.currency);
    const held = pending === null ? 0 : open.get(pending);
    if (held === undefined) throw new Error(`${id} resolves what is not pending, or no longer`);
    if (pending !== null) open.delete(pending);
    if (kind === 'post') expect(amount).toBeLessThanOrEqual(held);
    if (kind === 'pending') open.set(id, amount);
    const posts = kind === 'single' || kind === 'post' ? amount : 0;
    const holds = kind === 'pending' ? amount : -held;
    from.debitsPosted += posts;
    to.creditsPosted += posts;
    from.debitsPending += holds;
    to.creditsPending += holds;
    from.version++;
    to.version++;
    histories.get(debit)?.push({ version: after.debitVersion, balance: after.debitBalance });
    histories.get(credit)?.push({ version: after.creditVersion, balance: after.creditBalance });
    expect(after.debitBalance).toBe(from.creditsPosted - from.debitsPosted);
    expect(after.creditBalance).toBe(to.creditsPosted - to.debitsPosted);
  }
  expect(accounts).toEqual([...summed.values()]);
  for (const account of accounts) {
    const history = histories.get(account.id) ?? [];
    expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1));
    expect(history.at(-1)?.balance ?? 0).toBe(account.creditsPosted - account.debitsPosted);
    if (account.floor !== 'none') expect(availableOf(account)).toBeGreaterThanOrEqual(0);
  }
  for (const currency of new Set(accounts.map((account) => account.currency))) {
    const ofCurrency = accounts.filter((account) => account.currency === currency);
    // Exact beyond 2^53, where a sum may pass on its way.
    const sum = (of: (account: Account) => number) =>
      ofCurrency.reduce((total, account) => total + BigInt(of(account)), 0n);
    expect(sum((account) => account.creditsPosted)).toBe(sum((account) => account.debitsPosted));
    expect(sum((account) => account.creditsPending)).toBe(sum((account) => account.debitsPending));
  }
}
