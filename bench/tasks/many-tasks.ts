import { sql } from 'kysely';
import { allowMinutes } from '../../apps/server/src/database/connection.ts';
import { newId } from '../../apps/server/src/database/ids.ts';
import type { Database } from '../../apps/server/src/database/tenancy.ts';

/**
 * Adds an app with that many tasks to a workspace that has people, for measuring: spread over every status,
 * assigned in turn, a fifth with a subtask and a comment. Made within the database. Search does not find them: to
 * enter a million there takes minutes. Gives the app's id.
 */
export function seedManyTasks(database: Database, tenant: string, tasks: number): Promise<string> {
  const app = newId();
  return database.write(tenant, null, async (tx) => {
    await allowMinutes(tx, 60);
    // Foreign keys were planned for the few rows there were; they would be checked by reading the whole table.
    await sql`discard plans`.execute(tx);
    await sql`alter table tasks disable trigger add_to_search`.execute(tx);
    await sql`
      insert into apps (tenant_id, id, profile_id, name, key, last_task_number)
      select tenant_id, ${app}, id, ${`${tasks} tasks`}, ${`MANY${tasks}`}, ${tasks}
      from profiles where tenant_id = ${tenant} order by created_at, id limit 1`.execute(tx);
    await sql`
      with people as (
        select array_agg(id order by id) ids, count(*)::int heads from users where tenant_id = ${tenant}
      ), made as (
        insert into tasks (tenant_id, id, app_id, number, title, status, priority, labels, due_date, position, author_id)
        select ${tenant}, gen_random_uuid(), ${app}, n, 'Measured piece of work ' || n,
          (array['backlog', 'todo', 'in-progress', 'in-review', 'done', 'done'])[1 + n % 6], n % 5,
          array['label ' || n % 20], current_date + n % 60, 'g' || lpad(n::text, 7, '0'), ids[1 + n % heads]
        from people, generate_series(1, ${tasks}::int) n
        returning id, number
      ), assigned as (
        insert into task_assignees (tenant_id, task_id, user_id)
        select ${tenant}, made.id, ids[1 + number % heads] from made, people
      ), divided as (
        insert into subtasks (tenant_id, id, task_id, title, position, author_id)
        select ${tenant}, gen_random_uuid(), made.id, 'Half of it', 'a0', ids[1] from made, people where number % 5 = 0
      )
      insert into comments (tenant_id, id, task_id, author_id, body)
      select ${tenant}, gen_random_uuid(), made.id, ids[1], '<p>Noted.</p>' from made, people where number % 5 = 0`.execute(
      tx,
    );
    await sql`alter table tasks enable trigger add_to_search`.execute(tx);
    return app;
  });
}
