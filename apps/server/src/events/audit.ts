import {
  type AuditAction,
  type AuditDetail,
  type AuditedEvent,
  type AuditKind,
  type AuditSubject,
  auditedEvents,
  type Event,
  operatorName,
} from '@kazi/contract/activity';
import { sql } from 'kysely';
import { newId } from '../database/ids.ts';
import { operatorsHand, type Tx } from '../database/tenancy.ts';
import { notification } from './signal.ts';

/** Signals every server that a workspace has entries to link. */
export const auditEntered = 'audit';

type AuditedSubject = AuditedEvent['name'];

/** What events of a subject are to the audit trail. */
const audited: readonly { name: AuditedSubject; audit: AuditKind }[] = auditedEvents;

/** What some events of a subject are instead. */
const special: Partial<Record<AuditedSubject, Partial<Record<AuditAction, AuditKind>>>> = {
  user: {
    'logged-in': 'login',
    'logged-out': 'login',
    'password-changed': 'login',
    'email-changed': 'login',
    'email-restored': 'login',
    'account-linked': 'login',
    'account-unlinked': 'login',
    'login-copied': 'login',
    'profile-created': 'change',
    'profile-updated': 'change',
    'profile-deleted': 'change',
  },
};

/** Left out of the trail: the server goes on with a run by itself, and a payout's outcome is in its payment's entries. */
const leftOut = ['preferences-updated', 'calculating', 'sending', 'payout-decided'] as const;
type LeftOut = (typeof leftOut)[number];

/** What was done to what, in the past tense: created, updated, moved, deleted, accepted … */
export type Happened =
  | { subject: AuditedSubject; verb: AuditAction | LeftOut }
  | { subject: Exclude<Event['subject'], AuditedSubject>; verb: string };

type Audited = Extract<Happened, { subject: AuditedSubject }>;
const isAudited = (happened: Happened): happened is Audited =>
  audited.some(({ name }) => name === happened.subject);
const isLeftOut = (verb: AuditAction | LeftOut): verb is LeftOut => leftOut.some((left) => left === verb);

/** The entry of the audit trail that an event makes, if any. */
export function auditEntryOf(happened: Happened): Pick<NewAuditEntry, 'kind' | 'action' | 'subject'> | null {
  if (!isAudited(happened)) return null;
  const { subject, verb: action } = happened;
  const kind = audited.find(({ name }) => name === subject)?.audit;
  if (!kind || isLeftOut(action)) return null;
  return { kind: special[subject]?.[action] ?? kind, action, subject };
}

/** What an entry tells beside what was done to what, by names that screens have words for. */
export type AuditDetails = Partial<Record<AuditDetail, unknown>>;

interface NewAuditEntry {
  kind: AuditKind;
  action: AuditAction;
  subject: AuditSubject;
  subjectId?: string | undefined;
  detail?: AuditDetails & { changes?: Record<string, unknown> };
}

/** Makes an entry of the audit trail within the transaction of what it tells of. Its actor and origin are the transaction's. */
export async function enterAudit(
  tx: Tx,
  { kind, action, subject, subjectId, detail = {} }: NewAuditEntry,
): Promise<void> {
  const isOperator = tx.origin === operatorsHand;
  const name = sql<string>`first_name || ' ' || last_name || ' <' || email || '>'`;
  const person = tx
    .selectFrom('users')
    .select(name.as('name'))
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', tx.actor);
  const actor = isOperator ? sql<string>`${operatorName}::text` : person;
  const { ip = null, requestId = null } = (tx.origin !== operatorsHand && tx.origin) || {};
  // Selected beside a row that every workspace has one of, so that on a cluster it is made on the node that has it.
  const entry = tx
    .selectFrom('workspace_settings as s')
    .select([
      's.tenant_id',
      sql<string>`${newId()}::uuid`.as('id'),
      sql<Date>`statement_timestamp()`.as('at'),
      sql<AuditKind>`${kind}::text`.as('kind'),
      sql<string>`${action}::text`.as('action'),
      sql<string>`${subject}::text`.as('subject'),
      sql<string | null>`${subjectId ?? null}::uuid`.as('subject_id'),
      sql<string | null>`${tx.actor}::uuid`.as('actor_id'),
      sql<string | null>`${actor}`.as('actor'),
      sql<string | null>`${ip}::text`.as('ip'),
      sql<string | null>`${requestId}::text`.as('request_id'),
      sql<string>`${JSON.stringify(detail)}::jsonb`.as('detail'),
    ])
    .where('s.tenant_id', '=', tx.tenant);
  await tx
    .with('entered', (db) =>
      db
        .insertInto('audit_entries')
        .columns([
          'tenant_id',
          'id',
          'at',
          'kind',
          'action',
          'subject',
          'subject_id',
          'actor_id',
          'actor',
          'ip',
          'request_id',
          'detail',
        ])
        .expression(entry),
    )
    .selectNoFrom(notification(auditEntered, tx.tenant).as('notified'))
    .execute();
}
