import type { TaskStatus } from '@kazi/contract/work';
import { sql } from 'kysely';
import { newId } from '../../src/database/ids.ts';
import type { In } from './tenant.ts';
import type { TestUser } from './user.ts';

interface TaskOf {
  app: string;
  author: TestUser;
  assignees?: readonly TestUser[];
  status?: TaskStatus;
  /** Ids of attached files. */
  files?: readonly string[];
}

/** A task of an app, with a number of its own. Gives its id. */
export async function aTask(
  { services }: In,
  { app, author, assignees = [], status = 'todo', files = [] }: TaskOf,
): Promise<string> {
  const [id, tenant_id] = [newId(), author.tenant.id];
  await services.database.write(tenant_id, author.id, async (tx) => {
    const { last_task_number: number } = await tx
      .updateTable('apps')
      .set({ last_task_number: sql`last_task_number + 1` })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', app)
      .returning('last_task_number')
      .executeTakeFirstOrThrow();
    const title = `Task ${number}`;
    const position = `g${String(number).padStart(7, '0')}`;
    await tx
      .insertInto('tasks')
      .values({ tenant_id, id, app_id: app, number, title, status, position, author_id: author.id })
      .execute();
    for (const { id: user_id } of assignees)
      await tx.insertInto('task_assignees').values({ tenant_id, task_id: id, user_id }).execute();
    for (const file_id of files)
      await tx.insertInto('task_files').values({ tenant_id, task_id: id, file_id }).execute();
  });
  return id;
}
