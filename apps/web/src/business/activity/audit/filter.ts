import type { AuditKind } from '@kazi/contract/activity/audit-kinds';

/** What the audit trail is narrowed to. */
export interface AuditSearch {
  kind?: AuditKind | undefined;
  /** Id of the user who did it. */
  actor?: string | undefined;
  /** Days, both with. */
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
}
