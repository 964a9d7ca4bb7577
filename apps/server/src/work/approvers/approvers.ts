import { type InferResult, sql } from 'kysely';
import { projectsReached } from '../../access/index.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import { keepsAccounts } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';

/** A project, and who pays for what is done in it. */
interface PaidProject {
  id: string;
  owner_id: string;
}

/** Only who pays names approvers, as an approval may pay; or who manages all accounts. */
export const mayName = (viewer: Viewer, { owner_id }: PaidProject) =>
  (owner_id === viewer.user.id && viewer.ability.can('update', 'Project')) || keepsAccounts(viewer);

const projectsPaid = (db: Db, tenant: string) =>
  db
    .selectFrom('projects as p')
    .innerJoin('profiles as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.profile_id'),
    )
    .select(['p.id', 'o.user_id as owner_id'])
    .where('p.tenant_id', '=', tenant);

/** The project. Throws 404 where there is none, or none for the viewer. */
export async function findPaidProject(db: Db, viewer: Viewer, id: string): Promise<PaidProject> {
  const project = await projectsPaid(db, viewer.tenant)
    .where('p.id', '=', id)
    .where(projectsReached(viewer, 'p'))
    .executeTakeFirst();
  return found(project, 'project');
}

const approversIn = (db: Db, tenant: string, project: string) =>
  db
    .selectFrom('project_approvers as y')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'y.tenant_id').onRef('u.id', '=', 'y.user_id'),
    )
    .select(['y.tenant_id', 'y.user_id', 'y.named_at', personAt('y.tenant_id', 'y.user_id').as('person')])
    .select(personAt('y.tenant_id', 'y.named_by').$castTo<PersonRow | null>().as('namer'))
    .where('y.tenant_id', '=', tenant)
    .where('y.project_id', '=', project)
    .where('u.status', '=', 'active')
    .orderBy('y.named_at')
    .orderBy('y.user_id');

export type ApproverRow = InferResult<ReturnType<typeof approversIn>>[number];

/** The active people who approve the work of a project, the first named first. */
export const findApprovers = (db: Db, tenant: string, project: string): Promise<ApproverRow[]> =>
  approversIn(db, tenant, project).execute();

/** Makes somebody an approver of a project; who is one stays one. */
export async function addApprover(tx: Tx, project: PaidProject, user: string): Promise<void> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('project_approvers')
    .values({ tenant_id: tx.tenant, project_id: project.id, user_id: user, named_by: tx.actor })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow();
  if (added) await recordApprover(tx, project, { user, verb: 'approver-added' });
}

/** Ends that somebody approves the work of a project. What they have approved stays. Throws 404 for who does not. */
export async function removeApprover(tx: Tx, project: PaidProject, user: string): Promise<void> {
  const gone = await tx
    .deleteFrom('project_approvers')
    .where('tenant_id', '=', tx.tenant)
    .where('project_id', '=', project.id)
    .where('user_id', '=', user)
    .returning(sql<number>`1`.as('gone'))
    .executeTakeFirst();
  found(gone, 'user');
  await recordApprover(tx, project, { user, verb: 'approver-removed' });
}

/** The projects whose work somebody approves. */
export async function projectsApproved(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('project_approvers')
    .select('project_id')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .orderBy('project_id')
    .execute();
  return rows.map(({ project_id }) => project_id);
}

interface Approvals {
  /** Projects. */
  ids: readonly string[];
  from: string;
}

/** Has somebody approve the work of projects in place of another; not where they pay for it. */
export async function passApprovals(tx: Tx, { to, ...approvals }: Approvals & { to: string }): Promise<void> {
  for (const project of await paidProjects(tx, approvals.ids))
    if (project.owner_id !== to) await addApprover(tx, project, to);
  await endApprovals(tx, approvals);
}

/** Ends that somebody approves the work of projects. */
export async function endApprovals(tx: Tx, { ids, from }: Approvals): Promise<void> {
  for (const project of await paidProjects(tx, ids)) await removeApprover(tx, project, from);
}

const paidProjects = (tx: Tx, ids: readonly string[]): Promise<PaidProject[]> =>
  projectsPaid(tx, tx.tenant).where('p.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('p.id').execute();

const recordApprover = (
  tx: Tx,
  { id, owner_id }: PaidProject,
  { user, verb }: { user: string; verb: 'approver-added' | 'approver-removed' },
) =>
  record(tx, {
    subject: 'project',
    subjectId: id,
    verb,
    parties: [owner_id, user],
    detail: { person: user },
  });
