/** Records whose events the audit trail tells of too: power, settings and money. */
export const auditedSubjects = [
  'user',
  'workspace',
  'role',
  'permission',
  'money-limits',
  'budget',
  'invitation',
  'team',
  'project',
  'app',
  'product',
  'beneficiary',
  'payment',
  'account',
  'employee',
  'payroll-settings',
  'payroll-run',
  'payslip',
  'obligation',
] as const;

/** Every kind of record that events are about. Those of work itself are told by the activity list alone. */
export const eventSubjects = [
  ...auditedSubjects,
  'file',
  'flow',
  'story',
  'task',
  'subtask',
  'comment',
  'notification',
] as const;

/** What an entry of the audit trail may be about: a record, a call that was refused, several of them, or the trail. */
export const auditSubjects = [...auditedSubjects, 'call', 'various', 'audit'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/**
 * What an entry is about: a session or a password, something refused, power given or taken, a setting, money, or the
 * trail's own verification.
 */
export const auditKinds = ['login', 'refusal', 'grant', 'change', 'payment', 'check'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What entries of the audit trail say was done, in the past tense. */
export const auditActions = [
  'accepted',
  'account-linked',
  'approved',
  'awaiting-approval',
  'bought',
  'broken',
  'calculated',
  'cancelled',
  'closed',
  'confirmed',
  'created',
  'deleted',
  'factor-added',
  'factor-removed',
  'factors-reset',
  'failed',
  'forbidden',
  'input-set',
  'joined',
  'leave-deleted',
  'leave-entered',
  'logged-in',
  'logged-out',
  'login-copied',
  'not-believed',
  'paid',
  'password-changed',
  'paying',
  'profile-created',
  'profile-deleted',
  'profile-updated',
  'receiver-changed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'refused',
  'rejected',
  'remitted',
  'reversed',
  'reviewed',
  'rewarded',
  'sent-again',
  'submitted',
  'succeeded',
  'taken',
  'terms-deleted',
  'terms-set',
  'too-often',
  'unknown',
  'unreversed',
  'updated',
  'verified',
  'withdrawn',
] as const;
export type AuditAction = (typeof auditActions)[number];
