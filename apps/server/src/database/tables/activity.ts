import type { ColumnType, Generated } from 'kysely';
import type { GeneratedJson, Moment } from './identity.ts';

interface Files {
  tenant_id: string;
  id: string;
  name: string;
  /** Media type, found from the bytes. */
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  has_thumbnail: Generated<boolean>;
  uploaded_by: string;
  created_at: Moment;
}

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
  at: Moment;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface Mailbox {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sent_at: Moment;
}

export interface ActivityTables {
  files: Files;
  events: Events;
  notifications: Notifications;
  mailbox: Mailbox;
}
