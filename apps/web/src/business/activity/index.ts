export { useReadAbout } from './notifications/use-notifications.ts';
