import * as z from 'zod';
import { amount } from '../http/fields.ts';
import type { Gateway } from '../http/gateway.ts';
import { day, moment } from '../nairobi.ts';
import type { StatementLine } from '../rail.ts';
import type { CoopConfig } from './config.ts';
import { enquiryReference } from './enquiry.ts';

const line = z.object({
  TransactionId: z.coerce.string().min(1),
  TransactionDate: z.string(),
  Narration: z.string().nullish(),
  TransactionType: z.enum(['C', 'D']),
  TransactionReference: z.coerce.string().nullish(),
  CreditAmount: amount.nullish().catch(undefined),
  DebitAmount: amount.nullish().catch(undefined),
});
const page = z.object({ MessageCode: z.coerce.string(), Transactions: z.array(line) });

/** Lines of our account at the bank, oldest first. It throws where the bank gives no whole statement. */
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
      EndDate: day(range.to),
    },
  });
  const parsed = page.safeParse(result.kind === 'answer' && result.status === 200 ? result.body : undefined);
  if (!parsed.success || parsed.data.MessageCode !== '0') throw new Error('The bank gave no statement');
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  return parsed.data.Transactions.map(read)
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function read(row: z.output<typeof line>): StatementLine {
  const isCredit = row.TransactionType === 'C';
  const cents = isCredit ? row.CreditAmount : row.DebitAmount;
  const at = moment(row.TransactionDate);
  if (cents === undefined || cents === null || !at) throw new Error('A line of the statement cannot be read');
  return {
    id: row.TransactionId,
    at,
    reference: ours(row.TransactionReference),
    amount: cents,
    direction: isCredit ? 'in' : 'out',
    narration: row.Narration ?? '',
  };
}

/** The bank writes the message's reference or the leg's, which ends in `_1`. */
const ours = (reference: string | null | undefined): string | null =>
  reference ? reference.replace(/_1$/, '') : null;
