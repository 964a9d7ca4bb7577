import type { Budget } from '@kazi/contract/money';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayChange } from './policy.ts';
import type { BudgetRow } from './queries.ts';

/** A budget as its payer or its holder gets it. */
export const presentBudget = (row: BudgetRow, viewer: Viewer, addresses: FileAddresses): Budget => ({
  id: row.id,
  payer: presentPerson(row.payer, row.tenant_id, addresses),
  holder: presentPerson(row.holder, row.tenant_id, addresses),
  app:
    row.app_id && row.app_name && row.app_key
      ? { id: row.app_id, name: row.app_name, key: row.app_key }
      : null,
  perMonth: row.per_month,
  perTask: row.per_task,
  currency: row.currency,
  used: row.used,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  may: { update: mayChange(viewer, row), delete: mayChange(viewer, row) },
});
