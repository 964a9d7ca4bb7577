import type { AuditKind } from '@kazi/contract/activity';

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

// The contract's own list would bring its schemas into what every visitor downloads.
export const auditKinds = [
  'login',
  'refusal',
  'grant',
  'change',
  'payment',
  'check',
] as const satisfies AuditKind[];
