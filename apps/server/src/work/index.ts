import { accepted } from './accepted/handlers.ts';
import { approvers } from './approvers/handlers.ts';
import { comments } from './comments/handlers.ts';
import { costs } from './costs/handlers.ts';
import { dashboards } from './dashboard/handlers.ts';
import { deliveries } from './deliveries/handlers.ts';
import { departures } from './departures/handlers.ts';
import { flows } from './flows/handlers.ts';
import { happenings } from './happenings/handlers.ts';
import { overviews } from './overviews/handlers.ts';
import { pay } from './pay/handlers.ts';
import { search } from './search/handlers.ts';
import { stories } from './stories/handlers.ts';
import { subtasks } from './subtasks/handlers.ts';
import { tasks } from './tasks/handlers.ts';
import { releaseJobs } from './tasks/release.ts';
import { remindHandler } from './tasks/remind.ts';
import { settleInvitedHandler } from './tasks/settle-invited.ts';

export { release } from './tasks/release.ts';

/** The handlers of its jobs. */
export const workJobs = [...releaseJobs, remindHandler, settleInvitedHandler];

/** The calls of work. */
export const work = {
  accepted,
  approvers,
  comments,
  costs,
  dashboards,
  deliveries,
  departures,
  flows,
  happenings,
  overviews,
  pay,
  search,
  stories,
  subtasks,
  tasks,
};
