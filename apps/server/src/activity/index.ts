import { audit } from './audit/handlers.ts';
import { verifyTrailHandler } from './audit/verify.ts';
import { events } from './events/handlers.ts';
import { notifications } from './notifications/handlers.ts';
import { formerMailHandlers, mailNoticesHandler } from './notifications/mail.ts';
import { pushNoticesHandler } from './notifications/push.ts';
import { unsubscriptions } from './notifications/unsubscribe.ts';
import { push } from './push/handlers.ts';

export { openSealer, startKey, type Trails } from './audit/seal.ts';
export { verifyChain, workspacesByKey } from './audit/verify.ts';
export { localHour } from './notifications/clock.ts';
export { deleteNotices, notify, settleNotices } from './notifications/commands.ts';
export { settleNewcomer, tellOfNewcomer } from './notifications/newcomer.ts';
export { tellOfPower } from './notifications/power.ts';
export { deliveryLine } from './notifications/queries.ts';
export { mountUnsubscribe } from './notifications/unsubscribe.ts';

/** The calls of activity. */
export const activity = { audit, events, notifications, push, unsubscriptions };

/** The handlers of its jobs. */
export const activityJobs = [
  mailNoticesHandler,
  pushNoticesHandler,
  ...formerMailHandlers,
  verifyTrailHandler,
];
