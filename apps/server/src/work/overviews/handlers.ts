import { kenyanDay } from '../../database/kenyan-time.ts';
import { authed } from '../../http/procedures.ts';
import { rewardsOf } from '../../money/index.ts';
import { mayRead } from '../tasks/policy.ts';
import {
  inAll,
  moneyOf,
  peopleAtWork,
  presentBusy,
  refuseHiddenProject,
  refuseHiddenUser,
  taskCountsByApp,
} from './overviews.ts';

const calls = authed.work.overviews;

export const overviews = {
  ofProject: calls.ofProject.handler(({ input: { id: project, today = kenyanDay() }, context }) =>
    context.readShown(async (db) => {
      const { viewer, services } = context;
      await refuseHiddenProject(db, viewer, project);
      if (!mayRead(viewer)) return { ...inAll([]), apps: [], people: [], money: null };
      const [apps, people, money] = await Promise.all([
        taskCountsByApp(db, viewer, { project, today }),
        peopleAtWork(db, viewer, { project, today }),
        moneyOf(db, viewer, project),
      ]);
      return {
        ...inAll(apps),
        apps,
        people: people.map((row) => presentBusy(row, viewer, services.addresses)),
        money,
      };
    }),
  ),

  ofUser: calls.ofUser.handler(({ input: { id: user, today = kenyanDay() }, context }) =>
    context.readShown(async (db) => {
      const { viewer } = context;
      await refuseHiddenUser(db, viewer, user);
      const apps = mayRead(viewer) ? await taskCountsByApp(db, viewer, { assignee: user, today }) : [];
      return { ...inAll(apps), money: await rewardsOf(db, viewer, user) };
    }),
  ),
};
