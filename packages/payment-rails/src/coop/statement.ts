import { type Cents, minus, noCents } from '@kazi/contract/cents';
import * as z from 'zod';
import { centsOf } from '../amount.ts';
import { amount } from '../http/fields.ts';
import type { Gateway } from '../http/gateway.ts';
import { day, lastDay, moment } from '../nairobi.ts';
import type { StatementLine } from '../rail.ts';
import type { CoopConfig } from './config.ts';
import { enquiryReference } from './enquiry.ts';

/** Reads a balance, which is negative where the account is overdrawn. Undefined where there is none. */
function balanceOf(written: unknown): Cents | undefined {
  const [, sign, size] = /^(-?)(.*)$/.exec(String(written)) ?? [];
  const cents = centsOf(size);
  return cents !== undefined && sign ? minus(noCents, cents) : cents;
}

/** A movement, and the balance after it. */
interface Step {
  moved: Cents;
  after: Cents | undefined;
}

/**
 * Whether movements follow from each other, whatever their order: each begins with the balance that another ends with, but
 * for the first and the last. One that is left out between them leaves another end. Undefined where one tells no balance.
 */
function areConnected(steps: readonly Step[]): boolean | undefined {
  const ends = new Map<Cents, number>();
  const count = (balance: Cents, by: number) => ends.set(balance, (ends.get(balance) ?? 0) + by);
  for (const { moved, after } of steps) {
    if (after === undefined) return undefined;
    count(after, 1);
    count(minus(after, moved), -1);
  }
  const open = [...ends.values()].filter((times) => times > 0);
  return open.reduce((sum, times) => sum + times, 0) <= 1;
}

const line = z.object({
  TransactionId: z.coerce.string().min(1),
  TransactionDate: z.string(),
  Narration: z.string().nullish(),
  TransactionType: z.enum(['C', 'D']),
  TransactionReference: z.coerce.string().nullish(),
  CreditAmount: amount.nullish().catch(undefined),
  DebitAmount: amount.nullish().catch(undefined),
  RunningBookBalance: z.unknown().transform(balanceOf).optional(),
  RunningClearedBalance: z.unknown().transform(balanceOf).optional(),
});
const page = z.object({
  MessageCode: z.coerce.string(),
  // Of an older enquiry; the newest is not known to have it.
  NoOfTransactions: z.coerce.string().regex(/^\d+$/).transform(Number).optional().catch(undefined),
  Transactions: z.array(line),
});

/**
 * Lines of our account at the bank, oldest first. It throws where the bank gives no whole statement, as far as that is to
 * be seen: how a further page is asked for is not published, and lines that are missing at an end leave no gap.
 */
export async function statement(
  gateway: Gateway,
  config: CoopConfig,
  range: { from: string; to: string },
): Promise<StatementLine[]> {
  const result = await gateway.call({
    path: '/Enquiry/AccountFullStatementPaginated/1.0.0/',
    body: {
      MessageReference: enquiryReference(),
      UserId: config.userId,
      ISO2CountryCode: 'KE',
      AccountNumber: config.account,
      StartDate: day(range.from),
      EndDate: lastDay(range.to),
    },
  });
  const parsed = page.safeParse(result.kind === 'answer' && result.status === 200 ? result.body : undefined);
  if (!parsed.success || parsed.data.MessageCode !== '0') throw new Error('The bank gave no statement');
  if (!isWhole(parsed.data)) throw new Error('The bank gave no whole statement');
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  return parsed.data.Transactions.map(read)
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Either balance may be the one that moves with each line. */
function isWhole({ NoOfTransactions: count, Transactions: rows }: z.output<typeof page>): boolean {
  if (count !== undefined && count !== rows.length) return false;
  const followed = (['RunningBookBalance', 'RunningClearedBalance'] as const).map((balance) =>
    areConnected(rows.map((row) => ({ moved: movedBy(row), after: row[balance] }))),
  );
  return followed.includes(true) || !followed.includes(false);
}

type Row = z.output<typeof line>;

/** What a line moves, which is not negative. */
function amountOf({ TransactionType, CreditAmount, DebitAmount }: Row): Cents {
  const cents = TransactionType === 'C' ? CreditAmount : DebitAmount;
  if (cents === undefined || cents === null) throw new Error('A line of the statement cannot be read');
  return cents;
}

const movedBy = (row: Row): Cents =>
  row.TransactionType === 'C' ? amountOf(row) : minus(noCents, amountOf(row));

function read(row: Row): StatementLine {
  const at = moment(row.TransactionDate);
  if (!at) throw new Error('A line of the statement cannot be read');
  return {
    id: row.TransactionId,
    at,
    reference: ours(row.TransactionReference),
    amount: amountOf(row),
    direction: row.TransactionType === 'C' ? 'in' : 'out',
    narration: row.Narration ?? '',
  };
}

/** The bank writes the message's reference or the leg's, which ends in `_1`. */
const ours = (reference: string | null | undefined): string | null =>
  reference ? reference.replace(/_1$/, '') : null;
