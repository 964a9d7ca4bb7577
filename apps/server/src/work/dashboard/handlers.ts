import type { Dashboard } from '@kazi/contract/work';
import { kenyanDay } from '../../database/kenyan-time.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { latestHappenings, presentHappening } from '../happenings/happenings.ts';
import { mayRead } from '../tasks/policy.ts';
import { presentElsewhere, presentToDo } from '../tasks/present.ts';
import { inPart, mostPressing } from '../tasks/queries.ts';
import { cardsOf } from '../tasks/rows.ts';
import { firstSteps } from './first-steps.ts';
import {
  countsFor,
  finishedByWeek,
  freshTasks,
  nextTasks,
  projectProgress,
  reviewCount,
  waitingCount,
} from './queries.ts';

const listed = 10;
const freshAtMost = 5;

/** The dashboard of a user whose role does not allow reading tasks. */
const empty: Dashboard = {
  counts: { overdue: 0, dueThisWeek: 0, inProgress: 0, toReview: 0 },
  fresh: [],
  next: [],
  waiting: 0,
  toReview: [],
  projects: [],
  finished: [],
  firstSteps: null,
  recent: [],
};

function dashboardOf(
  { readShown, viewer, services: { addresses } }: AuthedContext,
  today: string,
): Promise<Dashboard> {
  return readShown(async (db) => {
    const [counts, toReview, fresh, open, waiting, reviews, projects, finished, steps, recent] =
      await Promise.all([
        countsFor(db, viewer, today),
        reviewCount(db, viewer),
        cardsOf(db, freshTasks(db, viewer, today).limit(freshAtMost)),
        cardsOf(db, nextTasks(db, viewer, today).limit(listed + freshAtMost)),
        waitingCount(db, viewer),
        cardsOf(db, mostPressing(db, viewer, inPart('to-review', viewer)).limit(listed)),
        projectProgress(db, viewer, today),
        finishedByWeek(db, viewer),
        firstSteps(db, viewer),
        latestHappenings(db, viewer),
      ]);
    const isFresh = new Set(fresh.map(({ id }) => id));
    const next = open.filter(({ id }) => !isFresh.has(id)).slice(0, listed);
    return {
      counts: { ...counts, toReview },
      fresh: fresh.map((row) => presentElsewhere(row, viewer, addresses)),
      next: next.map((row) => presentToDo(row, viewer, addresses)),
      waiting,
      toReview: reviews.map((row) => presentElsewhere(row, viewer, addresses)),
      projects,
      finished,
      firstSteps: steps,
      recent: recent.map((row) => presentHappening(row, addresses)),
    };
  });
}

export const dashboards = {
  mine: authed.work.dashboards.mine.handler(async ({ input, context }) => {
    const { viewer, readShown } = context;
    if (mayRead(viewer)) return dashboardOf(context, input.today ?? kenyanDay());
    return { ...empty, firstSteps: await readShown((db) => firstSteps(db, viewer)) };
  }),
};
