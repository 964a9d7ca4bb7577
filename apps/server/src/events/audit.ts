import type { AuditKind, Event } from '@kazi/contract/activity';
import { sql } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Tx } from '../database/tenancy.ts';
import { notification } from './signal.ts';

/** Signals every server that a workspace has entries to link. */
export const auditEntered = 'audit';

/** What events of a subject are to the audit trail; null for those that it leaves to the activity list. */
const kinds = {
  user: 'grant',
  workspace: 'grant',
  role: 'grant',
  permission: 'grant',
  'money-limits': 'grant',
  budget: 'grant',
  invitation: 'grant',
  team: 'grant',
  project: 'change',
  app: 'change',
  product: 'change',
  beneficiary: 'payment',
  payment: 'payment',
  account: 'payment',
  employee: 'payment',
  'payroll-settings': 'grant',
  'payroll-run': 'payment',
  payslip: 'payment',
  obligation: 'payment',
  file: null,
  flow: null,
  story: null,
  task: null,
  subtask: null,
  comment: null,
  notification: null,
} as const satisfies Record<Event['subject'], AuditKind | null>;

/** What some events of a subject are instead. */
const special: Partial<Record<Event['subject'], Record<string, AuditKind | null>>> = {
  user: {
    'logged-in': 'login',
    'logged-out': 'login',
    'password-changed': 'login',
    'account-linked': 'login',
    'login-copied': 'login',
    'preferences-updated': null,
    'profile-created': 'change',
    'profile-updated': 'change',
    'profile-deleted': 'change',
  },
  // The server goes on with a run by itself, and a payout's outcome is in the entries of its payment.
  'payroll-run': { calculating: null, sending: null, 'payout-decided': null },
};

/** Which kind of entry an event makes in the audit trail, if any. */
export function auditKindOf({ subject, verb }: Pick<Event, 'subject' | 'verb'>): AuditKind | null {
  const kind = special[subject]?.[verb];
  return kind === undefined ? kinds[subject] : kind;
}

interface NewAuditEntry {
  kind: AuditKind;
  /** Past tense: logged-in, updated, forbidden … */
  action: string;
  subject: string;
  subjectId?: string | undefined;
  detail?: Record<string, unknown>;
}

/** Makes an entry of the audit trail within the transaction of what it tells of: who and from where are the transaction's. */
export async function enterAudit(
  tx: Tx,
  { kind, action, subject, subjectId, detail = {} }: NewAuditEntry,
): Promise<void> {
  const actor = tx
    .selectFrom('users')
    .select(sql<string>`first_name || ' ' || last_name || ' <' || email || '>'`.as('name'))
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', tx.actor);
  const { ip = null, requestId = null } = tx.origin ?? {};
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
      actor.as('actor'),
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
