import type { AuditKind } from '@kazi/contract/activity';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Moment } from './columns.ts';

interface Events {
  tenant_id: string;
  id: string;
  app_id: string | null;
  subject: string;
  subject_id: string;
  task_id: string | null;
  flow_id: string | null;
  verb: string;
  actor_id: string | null;
  version: number | null;
  changes: GeneratedJson<Record<string, { before: unknown; after: unknown }>>;
  reason: string | null;
  parties: Generated<string[]>;
  at: Moment;
}

interface Notifications {
  tenant_id: string;
  id: string;
  user_id: string;
  kind: string;
  actor_id: string | null;
  task_id: string | null;
  flow_id: string | null;
  payment_id: string | null;
  payslip_id: string | null;
  person_id: string | null;
  at: Moment;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface AuditEntries {
  tenant_id: string;
  id: string;
  at: Moment;
  kind: AuditKind;
  action: string;
  subject: string;
  subject_id: string | null;
  actor_id: string | null;
  actor: string | null;
  ip: string | null;
  request_id: string | null;
  detail: GeneratedJson<Record<string, unknown>>;
}

interface AuditKeys {
  tenant_id: string;
  id: string;
  sealed: string | null;
  made_at: Moment;
}

interface AuditLinks {
  tenant_id: string;
  position: number;
  entry_id: string;
  hash: string;
}

export interface ActivityTables {
  audit_entries: AuditEntries;
  audit_keys: AuditKeys;
  audit_links: AuditLinks;
  events: Events;
  notifications: Notifications;
}
