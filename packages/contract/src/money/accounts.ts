import * as z from 'zod';
import { person } from '../identity/index.ts';
import { moving, promising } from '../refusals/groups.ts';
import {
  addition,
  amountInCents,
  byId,
  call,
  currency,
  day,
  fromConfirmation,
  id,
  listOf,
  moment,
  money,
  pageOf,
  paging,
  walletMoney,
} from '../shared/index.ts';
import { fileAs } from '../shared/media.ts';
import { accountKinds, directions, operations, statementFormats, transferKinds } from './words.ts';

const tag = 'Wallet';

/**
 * An account of a person. `pending` is on its way out and not decided yet. `available` can be spent now: it is
 * `balance` less `pending`. `setAside` is held for the work of others and no part of the balance any more; an on-hold
 * account sets nothing aside.
 */
export const account = z.object({
  id,
  user: id,
  kind: z.enum(accountKinds),
  currency,
  balance: amountInCents,
  pending: amountInCents,
  available: amountInCents,
  setAside: amountInCents,
});
export type Account = z.infer<typeof account>;

/** The task that money is about, as far as its reader may know it. */
const taskAbout = z.object({ _id: id, number: z.string(), title: z.string() });

/** One movement of an account, as a statement shows it. */
export const entry = z.object({
  id,
  at: moment,
  direction: z.enum(directions),
  kind: z.enum(transferKinds),
  amount: amountInCents,
  currency,
  pending: z.boolean().meta({ description: 'Held, and not decided yet' }),
  payment: id.nullable(),
  party: z
    .object({ operation: z.enum(operations), name: z.string() })
    .nullable()
    .meta({ description: 'Of a payment into or out of the wallet: its way, and who is at its other end' }),
  task: taskAbout.nullable(),
  with: person.nullable().meta({ description: 'The other person, where there is one' }),
});
export type Entry = z.infer<typeof entry>;

/** A reward that waits on an account, and why. */
export const held = z.object({
  task: taskAbout.extend({ status: z.string(), app: id }),
  amount: amountInCents,
  currency,
  payer: person,
  agent: person,
  since: moment,
});
export type Held = z.infer<typeof held>;

/**
 * The wallet of a person: a primary account, and one for what is on hold for them. Its owner sees it, and who manages all
 * accounts; for others it is a 404. Amounts are in cents.
 */
export const accounts = {
  ofUser: call('GET', '/accounts/user/{id}', { tag, summary: "A person's accounts" })
    .input(byId)
    .output(listOf(account)),
  release: call('PUT', '/accounts/onhold-to-primary/{id}', {
    tag,
    weight: { proofWhere: fromConfirmation },
    summary: 'Release to the primary account what is held for accepted work',
    refuses: [...promising, ...moving, 'task-not-in-review'],
  })
    .input(
      byId.extend({
        task: id.optional().meta({ description: 'Only the reward of this task' }),
        confirmedReward: walletMoney
          .optional()
          .meta({ description: 'The sum that is released, as it was seen' }),
      }),
    )
    .output(z.object({ released: money, items: z.array(account) })),
  entries: addition('GET', '/accounts/{id}/entries', {
    tag,
    summary: 'Movements of an account, newest first',
  })
    .input(
      paging.extend({
        id,
        kind: z.enum(transferKinds).optional(),
        direction: z.enum(directions).optional(),
      }),
    )
    .output(pageOf(entry)),
  held: addition('GET', '/accounts/{id}/held', {
    tag,
    summary: 'What is on hold, and for which work; of a primary account, what it has set aside',
  })
    .input(byId)
    .output(listOf(held)),
  months: addition('GET', '/accounts/{id}/months', {
    tag,
    summary: 'Money in and out, by month; what a primary account has set aside goes out once it is paid',
  })
    .input(byId.extend({ months: z.coerce.number().int().min(1).max(24).default(12) }))
    .output(
      listOf(
        z.object({
          month: z.string().meta({ description: '2026-11' }),
          in: amountInCents,
          out: amountInCents,
        }),
      ),
    ),
  statement: addition('GET', '/accounts/{id}/statement', { tag, summary: 'A statement as CSV or PDF' })
    .input(byId.extend({ from: day, to: day, format: z.enum(statementFormats).default('csv') }))
    .output(fileAs('csv', 'pdf')),
};
