import { folded } from '@kazi/contract/folded';
import {
  type Due,
  finishedStatuses,
  type Priority,
  priorities,
  type TaskFilter as TaskFilterOf,
  type TaskSort,
  weekEnd,
} from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Viewer } from '../../ports/viewer.ts';

/** A priority is kept as a number that sorts: 0 (none) to 4 (urgent). */
export const rankOf = (priority: Priority): number => priorities.length - 1 - priorities.indexOf(priority);

/** The priority that is kept as `rank`. */
export const priorityAt = (rank: number): Priority => priorities[priorities.length - 1 - rank] ?? 'none';

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
  if (filter.label) conditions.push(labelled(filter.label));
  if (filter.due) conditions.push(due[filter.due](filter.today ?? kenyanDay()));
  if (filter.q) conditions.push(contains(folded(filter.q)));
  return all(conditions);
}

/** Labels stand one to a line. */
const labelled = (labels: readonly string[]) =>
  sql<boolean>`string_to_array(t.labels_key, chr(10)) && ${labels.map(folded)}::text[]`;

/** One status is asked for by `=`: only then does the index of a board's column give its order. */
const statusIn = (statuses: readonly string[]): RawBuilder<boolean> =>
  statuses.length === 1
    ? sql<boolean>`t.status = ${statuses[0]}`
    : sql<boolean>`t.status = any(${statuses}::text[])`;

/** An order of tasks: by one expression that an index begins with, then by id. */
interface Order {
  by: RawBuilder<unknown>;
  /** What PostgreSQL reads a cursor's value as. */
  type: RawBuilder<unknown>;
  /** What a cursor's value must look like, as text. */
  value: z.ZodType<string>;
  back: boolean;
}

const text = { type: sql`text`, value: z.string() };
const whole = { type: sql`integer`, value: z.string().regex(/^\d{1,9}$/) };
const date = { type: sql`date`, value: z.union([z.iso.date(), z.enum(['infinity', '-infinity'])]) };
/** A moment as PostgreSQL writes it in a cursor. */
export const momentKey = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/);
const moment = { type: sql`timestamptz`, value: momentKey };

const number = { by: sql`t.number`, ...whole };
const priority = { by: sql`t.priority`, type: sql`smallint`, value: z.string().regex(/^[0-4]$/) };
const title = { by: sql`t.title_key`, ...text };
const updatedAt = { by: sql`t.updated_at`, ...moment };

/** Every sort of the contract, as its `compareTasks` has it. Tasks without a due date come last both ways. */
export const orders: Record<TaskSort, Order> = {
  position: { by: sql`t.position`, ...text, back: false },
  number: { ...number, back: false },
  '-number': { ...number, back: true },
  dueDate: { by: sql`coalesce(t.due_date, 'infinity')`, ...date, back: false },
  '-dueDate': { by: sql`coalesce(t.due_date, '-infinity')`, ...date, back: true },
  priority: { ...priority, back: false },
  '-priority': { ...priority, back: true },
  title: { ...title, back: false },
  '-title': { ...title, back: true },
  updatedAt: { ...updatedAt, back: false },
  '-updatedAt': { ...updatedAt, back: true },
};
