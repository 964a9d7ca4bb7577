import { type Cents, cents } from '@kazi/contract/cents';
import { dayMs } from '@kazi/contract/shared';
import type { TaskStatus } from '@kazi/contract/work';
import { addComments } from './comments.ts';
import { type GrownTask, momentAt, type Place, type PromisedReward, type SeedContext } from './context.ts';
import { addHistory } from './history.ts';
import type { Member } from './people.ts';
import { data } from './sample.ts';
import { movesTo, statusAt } from './statuses.ts';

const kes = 100;

export interface PlannedTask {
  title: string;
  labels: string[];
  flow: string;
  number: number;
  position: string;
  /** When it was written down. */
  at: Date;
}

/** Adds a task that is as far as one of its age would be, with all that happened to it on the way. */
export function addTask(context: SeedContext, place: Place, planned: PlannedTask): void {
  const { chance, rows, now, since } = context;
  const { at } = planned;
  const age = (now.getTime() - at.getTime()) / (now.getTime() - since.getTime());
  const status = statusAt(chance, age);
  const author = chance.one([place.owner, ...place.managers]);
  const begun = status !== 'backlog' && (status !== 'todo' || chance.happens(0.7));
  const assignees = begun ? chance.some(place.workers, chance.happens(0.2) ? 2 : 1) : [];
  // Work takes one to four weeks, so what is done was done some time ago.
  const until = new Date(Math.min(now.getTime(), at.getTime() + chance.between(7, 28) * dayMs));
  const moves = movesTo(chance, status, at, until);
  const settled = moves.at(-1)?.at ?? at;
  const id = chance.id(at);
  const task: GrownTask = { id, status, author, assignees, at, settled };

  const reward = chance.happens(0.35) ? cents(chance.between(3, 60) * 500 * kes) : null;
  rows.add('tasks', {
    id,
    app_id: place.app,
    flow_id: chance.happens(0.94) ? planned.flow : null,
    number: planned.number,
    title: planned.title,
    description: `<p>${chance.some(data.phrases.descriptions, chance.between(1, 3)).join(' ')}</p>`,
    status,
    priority: chance.one([0, 1, 2, 2, 2, 3, 3, 4]),
    labels: chance.some(planned.labels, chance.between(0, 2)),
    due_date: dueDate(context, task),
    estimate: chance.happens(0.7) ? chance.one([1, 2, 3, 4, 6, 8, 12, 16, 24]) : null,
    reward_amount: reward,
    reward_currency: reward === null ? null : 'KES',
    position: planned.position,
    author_id: author.id,
    version: 1 + moves.length,
    created_at: at,
    updated_at: settled,
    finished_at: status === 'done' ? settled : null,
  });
  for (const { id: user_id } of assignees)
    rows.add('task_assignees', { task_id: id, user_id, assigned_at: at });
  if (reward && assignees.length > 0) context.promised.push(promisedFor(place.owner, task, reward));
  addSubtasks(context, task);
  addHistory(context, place, task, moves);
  addComments(context, place, task);
}

const resolutions: Partial<Record<TaskStatus, 'released' | 'returned'>> = {
  done: 'released',
  cancelled: 'returned',
};

function promisedFor(
  payer: Member,
  { id, status, assignees, at, settled }: GrownTask,
  amount: Cents,
): PromisedReward {
  const resolution = resolutions[status] ?? null;
  return {
    task: id,
    payer,
    agents: assignees,
    amount,
    heldAt: at,
    settledAt: resolution && settled,
    resolution,
  };
}

/** Open work is due soon, some of it was due already; finished work was due about when it was done. */
function dueDate({ chance, now }: SeedContext, { status, settled }: GrownTask): string | null {
  if (chance.happens(0.2)) return null;
  const open = status !== 'done' && status !== 'cancelled';
  const due = open
    ? now.getTime() + chance.between(-6, 24) * dayMs
    : settled.getTime() + chance.between(-2, 6) * dayMs;
  return new Date(due).toISOString().slice(0, 10);
}

function addSubtasks({ chance, rows, now, since }: SeedContext, task: GrownTask): void {
  if (!chance.happens(0.4)) return;
  const titles = chance.some(data.phrases.subtasks, chance.between(2, 5));
  const finished = task.status === 'done' || task.status === 'in-review';
  const doneCount = finished ? titles.length : chance.between(0, titles.length - 1);
  titles.forEach((title, index) => {
    rows.add('subtasks', {
      id: chance.id(task.at),
      task_id: task.id,
      title,
      done: task.assignees.length > 0 && index < doneCount,
      assignee_id: task.assignees[0]?.id ?? null,
      due_date:
        !finished && chance.happens(0.3)
          ? momentAt({ since, now }, 1 + chance.next() * 0.05)
              .toISOString()
              .slice(0, 10)
          : null,
      position: `a${index}`,
      version: 1,
      author_id: task.author.id,
      created_at: task.at,
    });
  });
}
