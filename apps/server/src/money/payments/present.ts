import type { Payment, PaymentOpened } from '@kazi/contract/money';
import type { Party } from '@kazi/payment-rails';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { masked, maskedPhone } from '../receivers/mask.ts';
import { bankAt } from '../receivers/present.ts';
import { failureSentence } from './failures.ts';
import { mayApprove, mayCancel } from './policy.ts';
import type { PaymentRow, stepsOf } from './rows.ts';

const numberOf = (party: Party) =>
  party.kind === 'phone' ? maskedPhone(party.phone) : masked(party.account);

/** A payment, for whom it is shown to. */
export function presentPayment(row: PaymentRow, viewer: Viewer, addresses: FileAddresses): Payment {
  const person = (found: PaymentRow['person']) => presentPerson(found, viewer.tenant, addresses);
  return {
    id: row.id,
    kind: row.kind,
    operation: row.operation,
    rail: row.rail,
    user: person(row.person),
    amount: row.amount,
    fee: row.fee,
    total: row.amount + row.fee,
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
      ? { reason: row.failure_reason, message: failureSentence(row.failure_reason) }
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
    may: { approve: mayApprove(viewer, row), cancel: mayCancel(viewer, row) },
  };
}

export const presentOpened = (
  row: PaymentRow,
  steps: Awaited<ReturnType<typeof stepsOf>>,
  viewer: Viewer,
  addresses: FileAddresses,
): PaymentOpened => ({
  ...presentPayment(row, viewer, addresses),
  steps: steps.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
});
