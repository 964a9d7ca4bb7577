import type { Approver } from '@kazi/contract/work';
import { peopleSeenAmong, taskReadersAmong } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import {
  type ApproverRow,
  addApprover,
  findApprovers,
  findPaidProject,
  mayName,
  removeApprover,
} from './approvers.ts';

const presentApprover = (
  { tenant_id, person, namer, named_at }: ApproverRow,
  addresses: FileAddresses,
): Approver => ({
  person: presentPerson(person, tenant_id, addresses),
  namedBy: namer && presentPerson(namer, tenant_id, addresses),
  at: named_at.toISOString(),
});

/** Throws 404 for a project that is not the viewer's to see, 403 for one whose approvers they may not name. */
async function findOwn(db: Db, { viewer }: AuthedContext, id: string) {
  const project = await findPaidProject(db, viewer, id);
  if (!mayName(viewer, project)) throw refuse('may-not', { what: 'name-approvers-of-this-project' });
  return project;
}

/** Throws where the payer would be named, or nobody whom the viewer sees and who may read tasks. */
async function refuseStranger(db: Db, viewer: Viewer, { user, owner }: { user: string; owner: string }) {
  if (user === owner) throw badInput({ user: 'somebody-else' });
  const [seen, readers] = await Promise.all([
    peopleSeenAmong(db, viewer, [user]),
    taskReadersAmong(db, viewer.tenant, [user]),
  ]);
  if (!seen.has(user) || !readers.has(user)) throw badInput({ user: 'active-task-reader' });
}

const calls = authed.work.approvers;

export const approvers = {
  ofProject: calls.ofProject.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { viewer, services } = context;
      const project = await findPaidProject(db, viewer, input.id);
      const rows = await findApprovers(db, viewer.tenant, project.id);
      return {
        items: rows.map((row) => presentApprover(row, services.addresses)),
        may: { update: mayName(viewer, project) },
      };
    }),
  ),

  add: calls.add.handler(({ input: { id, user }, context }) =>
    context.write(async (tx) => {
      const project = await findOwn(tx, context, id);
      await refuseStranger(tx, context.viewer, { user, owner: project.owner_id });
      await addApprover(tx, project, user);
      const added = (await findApprovers(tx, tx.tenant, project.id)).find((row) => row.user_id === user);
      return presentApprover(found(added, 'user'), context.services.addresses);
    }),
  ),

  remove: calls.remove.handler(({ input: { id, user }, context }) =>
    context.write(async (tx) => {
      await removeApprover(tx, await findOwn(tx, context, id), user);
      return { message: doneText(context.language, 'approver-removed') };
    }),
  ),
};
