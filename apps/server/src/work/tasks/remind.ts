import { addDays, dayIn } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { localHour, notify } from '../../activity/index.ts';
import type { Tx } from '../../database/tenancy.ts';
import { preferencesAmong } from '../../identity/index.ts';
import { hourlyInEach } from '../../jobs/job.ts';

/** For so many days a due day that passed is still told of, where no server ran meanwhile. */
const overdueFor = 3;

interface Due {
  task: string;
  /** The due day, of the task or of a subtask. */
  day: string;
  person: string;
}

/** Work that is due from one day to another, and whose it is: its assignees', or of a task without any its author's. */
async function openWork(tx: Tx, from: string, to: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select due.task, due.day::text as day, u.id as person
    from (
      select t.id as task, t.due_date as day, coalesce(a.user_id, t.author_id) as person
      from tasks t left join task_assignees a on a.tenant_id = t.tenant_id and a.task_id = t.id
      where t.tenant_id = ${tx.tenant} and t.due_date between ${from}::date and ${to}::date
        and t.status not in ('in-review', 'done', 'cancelled')
      union
      select s.task_id, s.due_date, s.assignee_id
      from subtasks s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
      where s.tenant_id = ${tx.tenant} and s.due_date between ${from}::date and ${to}::date and not s.done
        and t.status not in ('in-review', 'done', 'cancelled')
    ) due
    join users u on u.tenant_id = ${tx.tenant} and u.id = due.person and u.status = 'active'
    order by due.day, due.task`.execute(tx);
  return rows;
}

/**
 * Reminds people of their work the day before it is due, and once it is overdue, from the hour on that they prefer, by their own clocks.
 * Each due day is told once: the database refuses a second notice of it.
 */
export async function remindOfDue(tx: Tx, now = new Date()): Promise<void> {
  const today = dayIn('UTC', now);
  // Somewhere it is a day earlier or later.
  const due = await openWork(tx, addDays(today, -overdueFor - 1), addDays(today, 2));
  const preferencesOf = await preferencesAmong(tx, tx.tenant, [...new Set(due.map(({ person }) => person))]);
  for (const { task, day, person } of due) {
    const { timeZone, digestHour } = preferencesOf(person);
    if (localHour(timeZone, now) < digestHour) continue;
    const kind = reminderFor(day, dayIn(timeZone, now));
    if (kind) await notify(tx, { kind, people: [person], task, dueOn: day });
  }
}

function reminderFor(day: string, today: string): 'due-soon' | 'overdue' | undefined {
  if (day === addDays(today, 1)) return 'due-soon';
  return day < today && day >= addDays(today, -overdueFor) ? 'overdue' : undefined;
}

export const remindHandler = hourlyInEach('remind-of-due', (tx) => remindOfDue(tx));
