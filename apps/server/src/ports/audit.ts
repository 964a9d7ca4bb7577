import type { AuditAction, AuditDetail, AuditSubject } from '@kazi/contract/activity';
import type { Origin } from '../database/tenancy.ts';

/** Something that was refused, as the audit trail tells of it. */
export interface Refusal {
  tenant: string;
  /** The user who was refused; null for a stranger. */
  actor: string | null;
  origin?: Origin;
  /** Why, in the past tense: forbidden, refused, too-often, not-believed. */
  action: AuditAction;
  subject: AuditSubject;
  subjectId?: string | undefined;
  detail: Partial<Record<AuditDetail, string>>;
}

/** Enters refusals into the audit trail; the same one again within a minute is only counted. */
export interface Refusals {
  /** Notes a refusal; it is written in a transaction of its own, soon after. */
  note(refusal: Refusal): void;
  /** Writes what is still to be written. */
  close(): Promise<void>;
}
