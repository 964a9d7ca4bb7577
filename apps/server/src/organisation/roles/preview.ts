import { abilityOf, type Rule } from '@kazi/contract/abilities';
import type { RolePreview } from '@kazi/contract/organisation';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { countUsers } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { countApps, mayRead as mayReadApps } from '../apps/apps.ts';
import { countProjects, mayRead as mayReadProjects } from '../projects/projects.ts';

/** What somebody would see with these rules: counted by the very conditions that the lists read with. */
export async function previewFor(
  db: Db,
  asked: Viewer,
  user: Viewer['user'],
  rules: Rule[],
): Promise<RolePreview> {
  const viewer: Viewer = { ...asked, user, ability: abilityOf(rules) };
  const { ability } = viewer;
  return {
    ability: rules,
    reach: {
      projects: mayReadProjects(viewer) ? await countProjects(db, viewer) : 0,
      apps: mayReadApps(viewer) ? await countApps(db, viewer) : 0,
      tasks: ability.can('read', 'Task') ? await countTasks(db, viewer) : 0,
      people: await countUsers(db, viewer),
    },
  };
}

async function countTasks(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('tasks as k')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('k.tenant_id', '=', viewer.tenant)
    .where(tasksReached(viewer, 'k'))
    .executeTakeFirstOrThrow();
  return count;
}
