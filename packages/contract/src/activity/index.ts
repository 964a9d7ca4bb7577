export { type AuditEntry, audit } from './audit.ts';
export { type Event, event, events } from './events.ts';
export { type Notification, notification, notifications } from './notifications.ts';
export {
  type AuditAction,
  type AuditKind,
  type AuditSubject,
  auditActions,
  auditedSubjects,
  auditKinds,
  auditSubjects,
} from './words.ts';
