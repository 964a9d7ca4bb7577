import { type Dashboard, finishedStatuses } from '@kazi/contract/work';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { dayHere } from '../days.ts';
import { wordFor } from '../tasks/activity.ts';
import { mostPressing } from '../tasks/mine.ts';
import { mayRead } from '../tasks/policy.ts';
import { presentElsewhere } from '../tasks/present.ts';
import { numberOf } from '../tasks/rows.ts';
import { countsFor, finishedByWeek, projectProgress, recentEvents, reviewCount } from './queries.ts';

const listed = 10;

/** The dashboard of a user whose role does not allow reading tasks. */
const empty: Dashboard = {
  counts: { overdue: 0, dueThisWeek: 0, inProgress: 0, toReview: 0 },
  next: [],
  toReview: [],
  projects: [],
  finished: [],
  recent: [],
};

function read({ read, viewer, services: { addresses } }: AuthedContext, today: string): Promise<Dashboard> {
  return read(async (db) => {
    const open = mostPressing(db, viewer, 'assigned').where('t.status', 'not in', finishedStatuses);
    const [counts, toReview, next, waiting, projects, finished, recent] = await Promise.all([
      countsFor(db, viewer, today),
      reviewCount(db, viewer),
      open.limit(listed).execute(),
      mostPressing(db, viewer, 'to-review').limit(listed).execute(),
      projectProgress(db, viewer, today),
      finishedByWeek(db, viewer),
      recentEvents(db, viewer),
    ]);
    return {
      counts: { ...counts, toReview },
      next: next.map((row) => presentElsewhere(row, viewer, addresses)),
      toReview: waiting.map((row) => presentElsewhere(row, viewer, addresses)),
      projects,
      finished,
      recent: recent.map((row) => ({
        id: row.id,
        actor: row.actor && presentPerson(row.actor, row.tenant_id, addresses),
        verb: wordFor(row.event),
        task: row.task,
        number: numberOf(row),
        title: row.title,
        app: row.app,
        at: row.at.toISOString(),
      })),
    };
  });
}

export const dashboards = {
  mine: authed.work.dashboards.mine.handler(({ input, context }) =>
    mayRead(context.viewer) ? read(context, input.today ?? dayHere()) : empty,
  ),
};
