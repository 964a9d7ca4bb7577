import { sql } from 'kysely';
import { defineFields } from '../../database/fields.ts';
import type { Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { SettingsRow } from './queries.ts';

type Change = InputOf<Contract['identity']['workspaces']['update']>;

const fields = defineFields<Omit<Change, 'version'>, 'workspace_settings'>()({
  admission: 'admission',
  mailDomains: (domains) => ({ mail_domains: [...new Set(domains)] }),
  clientsAssignAnyAgent: 'clients_assign_any_agent',
});

/** Gives a new workspace its settings; without others, one comes in by invitation alone. */
export async function insertSettings(tx: Tx, given: Omit<Change, 'version'> = {}): Promise<void> {
  await tx
    .insertInto('workspace_settings')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant })
    .execute();
}

/** Changes what is given. False, with nothing changed, where the settings are no longer at that version. */
export async function updateSettings(
  tx: Tx,
  before: SettingsRow,
  { version, ...given }: Change,
): Promise<boolean> {
  const changed = fields.toColumns(given);
  const updated = await tx
    .updateTable('workspace_settings')
    .set({ ...changed, version: sql`version + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  await record(tx, {
    subject: 'workspace',
    subjectId: tx.tenant,
    verb: 'updated',
    version: updated.version,
    changes: changesOf({ ...before }, changed),
  });
  return true;
}
