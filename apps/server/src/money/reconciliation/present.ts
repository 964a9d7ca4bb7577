import type { Difference } from '@kazi/contract/money';
import { railTitle } from '@kazi/payment-rails';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { AlertRow, DifferenceRow } from './queries.ts';

export const presentDifference = (
  row: DifferenceRow,
  tenant: string,
  addresses: FileAddresses,
): Difference => ({
  id: row.id,
  rail: row.rail,
  railTitle: railTitle(row.rail),
  kind: row.kind,
  day: row.day,
  reference: row.reference,
  railAmount: row.rail_amount,
  ledgerAmount: row.ledger_amount,
  payment: row.payment_id,
  resolved: row.resolved_at && {
    by: presentPerson(row.resolver, tenant, addresses),
    at: row.resolved_at.toISOString(),
    note: row.note ?? '',
  },
});

export const presentAlert = (row: AlertRow) => ({ ...row, at: row.at.toISOString() });
