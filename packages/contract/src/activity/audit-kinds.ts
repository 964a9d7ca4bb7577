/**
 * What an entry is about: a session or a password, something refused, power given or taken, a setting, money, or the
 * trail's own verification.
 */
export const auditKinds = ['login', 'refusal', 'grant', 'change', 'payment', 'check'] as const;
export type AuditKind = (typeof auditKinds)[number];
