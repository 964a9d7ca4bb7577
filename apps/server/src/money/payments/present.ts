import { plus } from '@kazi/contract/cents';
import type { FailureReason, Payment, PaymentOpened } from '@kazi/contract/money';
import type { Party } from '@kazi/payment-rails';
import { presentPerson, type Standing } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { masked, maskedPhone } from '../beneficiaries/mask.ts';
import { bankAt } from '../beneficiaries/present.ts';
import { approveRefusal, mayApprove, mayCancel, mayRefuse } from './policy.ts';
import type { WalletPayment } from './queries.ts';
import type { StepRow } from './rows.ts';

/** What people are told of why a payment failed. */
export const failureSentences: Record<FailureReason, string> = {
  insufficient: 'Not enough money in the payer’s account.',
  limit: 'The payment exceeds a limit of the payment service.',
  'receiver-invalid': 'The recipient’s account or number does not exist.',
  'receiver-not-registered': 'The recipient’s number is not registered for this service.',
  cancelled: 'It was declined on the phone.',
  expired: 'The request on the phone was not answered in time.',
  unreachable: 'The phone could not be reached.',
  'wrong-pin': 'Wrong PIN.',
  duplicate: 'The payment service rejected it as a duplicate.',
  credentials: 'The payment service rejected our server. The operator has been told.',
  amount: 'The payment service does not accept this amount.',
  currency: 'The payment service does not accept this currency.',
  busy: 'The payment service is too busy. Try again later.',
  rejected: 'The payment service refused the payment.',
  other: 'The payment failed. Reason unknown.',
};

const numberOf = (party: Party) =>
  party.kind === 'phone' ? maskedPhone(party.phone) : masked(party.account);

/** What payments are shown with: their viewer, and how they stand as a second person. */
export interface PaymentShown {
  viewer: Viewer;
  standing: Standing;
  addresses: FileAddresses;
}

/** A payment as the viewer gets it: whole numbers stay here. */
export function presentPayment(row: WalletPayment, { viewer, standing, addresses }: PaymentShown): Payment {
  const person = (found: WalletPayment['person']) => presentPerson(found, viewer.tenant, addresses);
  return {
    id: row.id,
    kind: row.kind,
    operation: row.operation,
    rail: row.rail,
    user: person(row.person),
    amount: row.amount,
    fee: row.fee,
    total: plus(row.amount, row.fee),
    currency: row.currency,
    status: row.status,
    party: {
      beneficiary: row.beneficiary_id,
      type: row.beneficiary_type,
      name: row.party.name,
      number: numberOf(row.party),
      bank: row.party.kind === 'bank-account' ? bankAt(row.party.bank).name : null,
    },
    narration: row.narration,
    reference: row.reference,
    receipt: row.receipt,
    failure: row.failure_reason
      ? { reason: row.failure_reason, message: failureSentences[row.failure_reason] }
      : null,
    approval: row.needs_approval
      ? {
          by: row.approver && person(row.approver),
          at: row.approved_at?.toISOString() ?? null,
          reason: row.approval_reason,
        }
      : null,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    may: {
      approve: mayApprove(viewer, row, standing),
      approveRefusal: approveRefusal(viewer, row, standing),
      refuse: mayRefuse(viewer, row),
      cancel: mayCancel(viewer, row),
    },
  };
}

export const presentOpened = (
  row: WalletPayment,
  steps: readonly StepRow[],
  shown: PaymentShown,
): PaymentOpened => ({
  ...presentPayment(row, shown),
  steps: steps.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
});
