export { type AuditEntry, type AuditKind, audit, auditKinds } from './audit.ts';
export { type Event, event, eventSubjects, events } from './events.ts';
export { type Notification, notification, notifications } from './notifications.ts';
