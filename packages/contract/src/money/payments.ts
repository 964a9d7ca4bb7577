import * as z from 'zod';
import { approveRefusal } from '../abilities/index.ts';
import { person } from '../identity/index.ts';
import { withdrawing } from '../refusals/groups.ts';
import {
  addition,
  amountInCents,
  byId,
  call,
  currency,
  explanation,
  id,
  line,
  moment,
  oneOrMore,
  pageOf,
  paging,
  paidCents,
  phone,
  walletCurrency,
} from '../shared/index.ts';
import { fileAs } from '../shared/media.ts';
import {
  beneficiaryTypes,
  failureReasons,
  limitRules,
  narrationMaxLength,
  operations,
  paymentKinds,
  paymentStatuses,
  refusalMaxLength,
  withdrawals,
} from './words.ts';

const tag = 'Payments';

/** How money moves over a rail, see `operations`. */
export const operation = z.enum(operations);
/** How far a payment has come, see `paymentStatuses`. */
export const paymentStatus = z.enum(paymentStatuses);
export type Operation = z.infer<typeof operation>;
/** A way out of a wallet. */
export type Withdrawal = (typeof withdrawals)[number];
/** Why a payment failed. */
export type FailureReason = (typeof failureReasons)[number];
export type PaymentStatus = z.infer<typeof paymentStatus>;
/** What limits how much may leave: the receiver, the person, the workspace, or the payment service. */
export type LimitRule = (typeof limitRules)[number];

/** `quote` tells what a rail allows, and the withdrawal checks it again. */
const amount = paidCents.brand<'Cents', 'inout'>();

/** A payment into or out of a wallet. `total` is what leaves the account: `amount`, which arrives, and the fee. */
export const payment = z.object({
  id,
  kind: z.enum(paymentKinds),
  operation,
  rail: z.string(),
  user: person,
  amount: amountInCents,
  fee: amountInCents,
  total: amountInCents,
  currency,
  status: paymentStatus,
  party: z
    .object({
      beneficiary: id.nullable(),
      type: z.enum(beneficiaryTypes).nullable(),
      name: z.string(),
      number: z.string().meta({ description: 'Masked' }),
      bank: z.string().nullable(),
    })
    .meta({ description: 'Receiver, or the phone asked, as it was when the payment was made' }),
  narration: z.string(),
  reference: z.string(),
  receipt: z.string().nullable(),
  failure: z.object({ reason: z.enum(failureReasons), message: z.string() }).nullable(),
  approval: z
    .object({
      by: person.nullable(),
      at: moment.nullable(),
      reason: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'Where a second person is asked' }),
  createdAt: moment,
  settledAt: moment.nullable(),
  may: z.object({ approve: z.boolean(), approveRefusal, refuse: z.boolean(), cancel: z.boolean() }),
});
export type Payment = z.infer<typeof payment>;

/** A payment with all that happened to it. */
export const paymentOpened = payment.extend({
  steps: z.array(z.object({ status: paymentStatus, at: moment, note: z.string() })),
});
export type PaymentOpened = z.infer<typeof paymentOpened>;

/** What a payment would cost, and whether it may be made. */
export const quote = z.object({
  amount: amountInCents,
  fee: amountInCents,
  total: amountInCents,
  currency,
  available: amountInCents,
  minimum: amountInCents,
  maximum: amountInCents.meta({ description: 'For one payment to this recipient now' }),
  step: z.int(),
  most: amountInCents.meta({
    description:
      'All that can be sent to this recipient now: what the wallet pays with its fee, within `maximum`',
  }),
  limits: z
    .array(
      z.object({
        rule: z.enum(limitRules),
        most: amountInCents,
        left: amountInCents,
        moreFrom: moment.nullable().meta({ description: 'When the first of what is counted counts no more' }),
      }),
    )
    .meta({
      description:
        'What may still be sent in 24 hours by each rule, the tightest first: of a person and of the workspace, what left by rewards and purchases is off',
    }),
  approval: z.boolean().meta({ description: 'A second person has to approve it' }),
  withoutApproval: amountInCents.meta({
    description:
      'A second person is needed from this amount on, with what was withdrawn in the last 24 hours',
  }),
  problem: z.string().nullable().meta({ description: 'Why it would be refused' }),
  problemAt: z
    .enum(['operation', 'beneficiary', 'amount'])
    .nullable()
    .meta({ description: 'Which part of what was asked is at fault' }),
});
export type Quote = z.infer<typeof quote>;

/** A withdrawal to a receiver of the caller’s; `amount` is in cents, and arrives whole: the fee comes on top. */
const withdrawal = z.object({
  beneficiary: id,
  amount,
  currency: walletCurrency.default('KES'),
  narration: line(narrationMaxLength).optional(),
});
export type NewWithdrawal = z.infer<typeof withdrawal>;

const withdraw = (path: `/withdraw/${string}`, summary: string) =>
  call('POST', path, {
    tag,
    weight: 'proof',
    summary,
    needsKey: true,
    status: 201,
    refuses: withdrawing,
  })
    .input(withdrawal)
    .output(paymentOpened);

/** A prompt on a phone that takes `amount` (in cents) into the caller’s wallet once it is answered. */
export const newTopup = z.object({
  phone,
  amount,
  currency: walletCurrency.default('KES'),
});

/**
 * Money into and out of wallets. A payer sees their own payments; who approves payments, or manages all of them, sees
 * everybody’s. What is sent goes on in the background: `status` tells how far it is.
 */
export const payments = {
  topup: call('POST', '/mpesa-topup', {
    tag,
    weight: 'light',
    summary: 'Ask a phone to pay into my wallet (M-Pesa prompt)',
    needsKey: true,
    status: 201,
  })
    .input(newTopup)
    .output(paymentOpened),
  toBank: withdraw('/withdraw/bank/ift', 'Withdraw to a bank account'),
  toPesalinkPhone: withdraw('/withdraw/pesalink/pesalink-to-phone', 'Withdraw by Pesalink to a phone'),
  toPesalinkAccount: withdraw('/withdraw/pesalink/pesalink-to-account', 'Withdraw by Pesalink to an account'),
  toMpesa: withdraw('/withdraw/mobile-wallet/send-to-mpesa', 'Withdraw to M-Pesa'),
  quote: addition('GET', '/payments/quote', { tag, summary: 'What a withdrawal would cost' })
    .input(
      z.object({
        operation: z.enum(withdrawals),
        beneficiary: id,
        amount: z.coerce.number().pipe(paidCents).brand<'Cents'>(),
      }),
    )
    .output(quote),
  list: addition('GET', '/payments', { tag, summary: 'My payments; with `of=all` those of everybody' })
    .input(
      paging.extend({
        of: z.enum(['me', 'all']).default('me'),
        status: oneOrMore(paymentStatus),
        kind: z.enum(paymentKinds).optional(),
      }),
    )
    .output(pageOf(payment)),
  get: addition('GET', '/payments/{id}', { tag, summary: 'A payment with its steps' })
    .input(byId)
    .output(paymentOpened),
  approve: addition('POST', '/payments/{id}/approval', {
    tag,
    weight: 'proof',
    summary: 'Approve someone else’s withdrawal',
    status: 201,
    refuses: ['payment-decided', 'withdrawer-not-active'],
  })
    .input(byId)
    .output(paymentOpened),
  refuse: addition('POST', '/payments/{id}/refusal', {
    tag,
    weight: 'light',
    summary: 'Refuse a withdrawal',
    status: 201,
    refuses: ['payment-decided'],
  })
    .input(byId.extend({ reason: explanation(refusalMaxLength, 'say-why') }))
    .output(paymentOpened),
  cancel: addition('POST', '/payments/{id}/cancellation', {
    tag,
    weight: 'light',
    summary: 'Take back a withdrawal that nobody has approved yet',
    status: 201,
    refuses: ['payment-decided'],
  })
    .input(byId)
    .output(paymentOpened),
  receipt: addition('GET', '/payments/{id}/receipt', {
    tag,
    summary: 'The receipt of a payment as PDF',
    refuses: ['receipt-not-ready'],
  })
    .input(byId)
    .output(fileAs('pdf')),
};
