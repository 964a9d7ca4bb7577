import * as z from 'zod';
import { person } from '../identity/index.ts';
import {
  addition,
  amountInCents,
  day,
  explanation,
  id,
  listOf,
  moment,
  pageOf,
  paging,
} from '../shared/index.ts';
import { payment } from './payments.ts';
import { differenceKinds, settlementMaxLength, statementGraceDays } from './words.ts';

const tag = 'Reconciliation';

/** Something in which the ledger and a rail's statement differ. */
export const difference = z.object({
  id,
  rail: z.string(),
  railTitle: z.string().meta({ description: 'The name of the payment service for people' }),
  kind: z.enum(differenceKinds),
  day,
  reference: z.string().nullable(),
  railAmount: amountInCents.nullable(),
  ledgerAmount: amountInCents.nullable(),
  payment: id.nullable(),
  resolved: z.object({ by: person, at: moment, note: z.string() }).nullable(),
});
export type Difference = z.infer<typeof difference>;

/** Something that should not have happened, such as a forged notice of a payment. */
const alert = z.object({ id, at: moment, kind: z.string(), text: z.string(), payment: id.nullable() });

/**
 * The ledger held against what payment services say, for people who keep the books: who manages all payments. Amounts are
 * in cents.
 */
export const reconciliation = {
  run: addition('POST', '/reconciliation', {
    tag,
    weight: 'light',
    summary: "Compare a rail's statement with the ledger, day by day",
    status: 201,
  })
    .input(z.object({ from: day, to: day }))
    .output(
      z.object({
        rail: z.string(),
        railTitles: z.array(z.string()),
        lines: z.int(),
        matched: z.int(),
        differences: z.array(difference),
      }),
    ),
  differences: addition('GET', '/reconciliation/differences', {
    tag,
    summary: 'Differences, open ones first',
  })
    .input(paging.extend({ open: z.stringbool().optional() }))
    .output(pageOf(difference)),
  resolve: addition('POST', '/reconciliation/differences/{id}/resolution', {
    tag,
    weight: 'light',
    summary: 'Say how a difference was settled',
    status: 201,
    refuses: ['difference-settled'],
  })
    .input(z.object({ id, note: explanation(settlementMaxLength, 'say-how') }))
    .output(difference),
  standing: addition('GET', '/reconciliation', { tag, summary: 'What the books say now' }).output(
    z.object({
      balanced: z.boolean(),
      inTransit: amountInCents.meta({ description: 'Payments on their way, in cents' }),
      accounts: z.array(
        z.object({
          name: z.string(),
          railTitle: z.string().nullable().meta({ description: 'Of an account at a payment service' }),
          currency: z.string(),
          balance: amountInCents,
        }),
      ),
    }),
  ),
  uncleared: addition('GET', '/reconciliation/uncleared', {
    tag,
    summary: 'Payments that no statement has shown for some days, the oldest first',
  })
    .input(paging.extend({ days: z.coerce.number().int().min(0).max(366).default(statementGraceDays) }))
    .output(pageOf(payment)),
  alerts: addition('GET', '/reconciliation/alerts', { tag, summary: 'Alerts, newest first' }).output(
    listOf(alert),
  ),
};
