export { type AuditedEvent, auditedEvents } from '../nouns.ts';
export { type AuditEntry, audit, auditEntry } from './audit.ts';
export { type AuditKind, auditKinds } from './audit-kinds.ts';
export { type Event, event, events, type StreamMark } from './events.ts';
export { missedMaxSeconds } from './limits.ts';
export { type Notification, notification, notifications } from './notifications.ts';
export { push, pushStatus } from './push.ts';
export { unsubscriptions } from './unsubscriptions.ts';
export {
  type AuditAction,
  type AuditDetail,
  type AuditSubject,
  auditActions,
  auditDetails,
  auditSubjects,
  operatorName,
} from './words.ts';
