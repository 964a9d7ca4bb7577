import type { Status } from '@kazi/simulation/chat';

/** How each status is called. */
export const statusNames: Record<Status, string> = {
  online: 'Online',
  away: 'Away',
  busy: 'Busy',
  offline: 'Offline',
};
