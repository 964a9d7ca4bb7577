import type { WorkspaceSettings } from '@kazi/contract/identity';
import type { Viewer } from '../../ports/viewer.ts';
import { mayUpdate } from './policy.ts';
import type { SettingsRow } from './queries.ts';

export function presentSettings(row: SettingsRow, viewer: Viewer): WorkspaceSettings {
  return {
    id: row.tenant_id,
    admission: row.admission,
    mailDomains: row.mail_domains,
    clientsAssignAnyAgent: row.clients_assign_any_agent,
    version: row.version,
    may: { update: mayUpdate(viewer) },
  };
}
