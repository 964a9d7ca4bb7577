import type { Difference } from '@kazi/contract/money';
import { railTitle } from '@kazi/payment-rails';
import type { AuthedContext } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { doneText } from '../../texts/done.ts';
import type { AlertRow, DifferenceRow } from './queries.ts';

export const presentDifference = (
  row: DifferenceRow,
  { tenant, services, language }: Pick<AuthedContext, 'tenant' | 'services' | 'language'>,
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
    by: presentPerson(row.resolver, tenant, services.addresses),
    at: row.resolved_at.toISOString(),
    note: row.note ?? doneText(language, 'difference-explained'),
  },
});

export const presentAlert = (row: AlertRow) => ({ ...row, at: row.at.toISOString() });
