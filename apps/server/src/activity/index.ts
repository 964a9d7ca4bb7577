import { events } from './events/handlers.ts';
import { notifications } from './notifications/handlers.ts';
import { mailNotificationHandler } from './notifications/mail.ts';

export { notify } from './notifications/commands.ts';

/** The calls of activity. */
export const activity = { events, notifications };

/** The handlers of its jobs. */
export const activityJobs = [mailNotificationHandler];
