export { type AuditedEvent, auditedEvents } from '../nouns.ts';
export { type AuditEntry, audit } from './audit.ts';
export { type Event, event, events, type StreamMark } from './events.ts';
export { missedMaxSeconds } from './limits.ts';
export { type Notification, notification, notifications } from './notifications.ts';
export {
  type AuditAction,
  type AuditDetail,
  type AuditKind,
  type AuditSubject,
  auditActions,
  auditDetails,
  auditKinds,
  auditSubjects,
  operatorName,
} from './words.ts';
