export { NotificationBell } from './notifications/notification-bell.tsx';
