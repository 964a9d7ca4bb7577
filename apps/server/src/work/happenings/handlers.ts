import { type AuthedContext, authed } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import { refuseHiddenProject, refuseHiddenUser } from '../overviews/overviews.ts';
import { mayRead } from '../tasks/policy.ts';
import {
  type HappeningRow,
  happeningKeys,
  presentHappening,
  projectHappenings,
  userHappenings,
} from './happenings.ts';

const calls = authed.work.happenings;

const show = ({ services }: AuthedContext, rows: readonly HappeningRow[], limit: number) =>
  toPage(rows, limit, {
    keys: happeningKeys,
    present: (row: HappeningRow) => presentHappening(row, services.addresses),
  });

export const happenings = {
  ofProject: calls.ofProject.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { viewer } = context;
      await refuseHiddenProject(db, viewer, input.id);
      const rows = mayRead(viewer) ? await projectHappenings(db, viewer, input.id, input) : [];
      return show(context, rows, input.limit);
    }),
  ),

  ofUser: calls.ofUser.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { viewer } = context;
      await refuseHiddenUser(db, viewer, input.id);
      const rows = mayRead(viewer) ? await userHappenings(db, viewer, input.id, input) : [];
      return show(context, rows, input.limit);
    }),
  ),
};
