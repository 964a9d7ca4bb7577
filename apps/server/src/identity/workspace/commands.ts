import type { WorkspaceSettings } from '@kazi/contract/identity';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { SettingsRow } from './queries.ts';

type Settings = Pick<WorkspaceSettings, 'admission' | 'mailDomains' | 'clientsAssignAnyAgent'>;

/** Gives a new workspace its settings; without others, one comes in by invitation alone. */
export async function insertSettings(tx: Tx, given: Partial<Settings> = {}): Promise<void> {
  await tx
    .insertInto('workspace_settings')
    .values({ tenant_id: tx.tenant, ...columnsOf(given) })
    .execute();
}

/** Changes what is given. False, with nothing changed, where the settings are no longer at that version. */
export async function updateSettings(
  tx: Tx,
  before: SettingsRow,
  { version, ...given }: Patch<Settings> & { version: number },
): Promise<boolean> {
  const changed = columnsOf(given);
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

const columnsOf = ({ admission, mailDomains, clientsAssignAnyAgent }: Patch<Settings>) => ({
  admission,
  mail_domains: mailDomains && [...new Set(mailDomains)],
  clients_assign_any_agent: clientsAssignAnyAgent,
});
