import { notifications } from './notifications/handlers.ts';
import { mailsNews } from './notifications/mail.ts';

export { notify } from './notifications/commands.ts';

/** The calls of activity, but the stream of events, which stands below the areas. */
export const activity = { notifications };

/** What runs its jobs. */
export const activityJobs = [mailsNews];
