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
  at: Moment;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ActivityTables {
  events: Events;
  notifications: Notifications;
}
