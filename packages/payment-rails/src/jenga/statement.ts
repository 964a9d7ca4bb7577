import * as z from 'zod';
import { amount } from '../http/fields.ts';
import type { Gateway } from '../http/gateway.ts';
import { day, lastDay, moment } from '../nairobi.ts';
import type { StatementLine } from '../rail.ts';
import type { JengaConfig } from './config.ts';
import { envelope } from './envelope.ts';
import { signature } from './signature.ts';

const most = 10_000;
const line = z.object({
  reference: z.coerce.string(),
  serial: z.coerce.string().nullish(),
  transactionId: z.coerce.string().nullish(),
  date: z.string(),
  postedDateTime: z.string().nullish(),
  amount,
  description: z.string().nullish(),
  type: z.enum(['Debit', 'Credit']),
});
const answer = envelope.extend({ data: z.object({ transactions: z.array(line) }) });

/** Lines of our account, oldest first. It throws where Jenga gives no whole statement. */
export async function statement(
  gateway: Gateway,
  config: JengaConfig,
  range: { from: string; to: string },
): Promise<StatementLine[]> {
  const [fromDate, toDate, countryCode] = [day(range.from), lastDay(range.to), 'KE'];
  const result = await gateway.call({
    path: '/v3-apis/account-api/v3.0/accounts/fullStatement',
    body: { countryCode, accountNumber: config.account, fromDate, toDate, limit: most },
    headers: { signature: signature([config.account, countryCode, toDate], config) },
  });
  const parsed = answer.safeParse(
    result.kind === 'answer' && result.status === 200 ? result.body : undefined,
  );
  const isWhole = parsed.success && parsed.data.status && parsed.data.data.transactions.length < most;
  if (!isWhole) throw new Error('Jenga gave no whole statement');
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  return parsed.data.data.transactions
    .map(read)
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function read(row: z.output<typeof line>): StatementLine {
  const at = moment(row.postedDateTime || row.date);
  if (!at) throw new Error('A line of the statement cannot be read');
  return {
    id: [row.transactionId || row.reference, row.serial].filter(Boolean).join('.'),
    at,
    reference: row.reference || null,
    amount: row.amount,
    direction: row.type === 'Credit' ? 'in' : 'out',
    narration: row.description ?? '',
  };
}
