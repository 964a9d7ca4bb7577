import {
  type Due,
  finishedStatuses,
  folded,
  type TaskFilter as TaskFilterOf,
  weekEnd,
} from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { rankOf } from './priority.ts';

/** A filter, with the day on which the viewer looks. */
export type TaskFilter = TaskFilterOf & { today?: string | undefined };

const none = 'none';
const all = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const assignedTo = (users: string[]) => sql<boolean>`exists (
  select from task_assignees x
  where x.tenant_id = t.tenant_id and x.task_id = t.id and x.user_id = any(${users}::uuid[]))`;
const unassigned = sql<boolean>`not exists (
  select from task_assignees x where x.tenant_id = t.tenant_id and x.task_id = t.id)`;

// Written as the indexes of the due date have it, so that they serve here too.
const dueDate = sql`coalesce(t.due_date, 'infinity')`;
const due: Record<Due, (today: string) => RawBuilder<boolean>> = {
  overdue: (today) => sql`(${dueDate} < ${today}::date and t.status <> all (${finishedStatuses}))`,
  today: (today) => sql`${dueDate} = ${today}::date`,
  week: (today) => sql`${dueDate} between ${today}::date and ${weekEnd(today)}::date`,
  none: () => sql`${dueDate} = 'infinity'`,
};

const contains = (words: string) =>
  any([
    sql`position(${words} in t.title_key) > 0`,
    sql`position(${words} in lower(a.key collate "C") || '-' || t.number) > 0`,
    // Labels stand one to a line.
    sql`(position(${words} in t.labels_key) > 0 and ${!words.includes('\n')})`,
  ]);

/** Within a query over tasks `t` and their apps `a`: the rows that a filter keeps, as the contract's `keepsTask` has it. */
export function matching(filter: TaskFilter, viewer: Viewer): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (filter.flow) {
    const flows = filter.flow.filter((flow) => flow !== none);
    const kept: RawBuilder<boolean>[] = [sql`t.flow_id = any(${flows}::uuid[])`];
    if (filter.flow.includes(none)) kept.push(sql`t.flow_id is null`);
    conditions.push(any(kept));
  }
  if (filter.status) conditions.push(statusIn(filter.status));
  if (filter.priority) conditions.push(sql`t.priority = any(${filter.priority.map(rankOf)}::smallint[])`);
  if (filter.assignee) {
    const users = filter.assignee
      .filter((user) => user !== none)
      .map((user) => (user === 'me' ? viewer.user.id : user));
    const kept = [assignedTo(users)];
    if (filter.assignee.includes(none)) kept.push(unassigned);
    conditions.push(any(kept));
  }
  if (filter.label) conditions.push(sql`t.labels && ${filter.label}::text[]`);
  if (filter.due) conditions.push(due[filter.due](filter.today ?? kenyanDay()));
  if (filter.q) conditions.push(contains(folded(filter.q)));
  return all(conditions);
}

/** One status is asked for by `=`: only then does the index of a board's column give its order. */
const statusIn = (statuses: readonly string[]): RawBuilder<boolean> =>
  statuses.length === 1
    ? sql<boolean>`t.status = ${statuses[0]}`
    : sql<boolean>`t.status = any(${statuses}::text[])`;
