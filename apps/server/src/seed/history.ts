import type { GrownTask, Place, SeedContext } from './context.ts';
import { data } from './sample.ts';
import type { Move } from './statuses.ts';

const verbs = {
  submission: 'submitted',
  acceptance: 'accepted',
  rejection: 'rejected',
  cancellation: 'cancelled',
} satisfies Record<NonNullable<Move['action']>, string>;

/** Adds the moves that brought a task where it is, with their events. */
export function addHistory(context: SeedContext, place: Place, task: GrownTask, moves: Move[]): void {
  const { chance, rows } = context;
  addEvent(context, place, task, { verb: 'created', at: task.at, actor: task.author.id, version: 1 });
  moves.forEach((move, index) => {
    const worker = task.assignees[0] ?? task.author;
    const actor = (move.byAccepter ? place.owner : worker).id;
    const reason = move.action === 'rejection' ? chance.one(data.phrases.rejections) : null;
    rows.add('task_moves', {
      id: chance.id(move.at),
      task_id: task.id,
      from_status: move.from,
      to_status: move.to,
      action: move.action,
      reason,
      actor_id: actor,
      at: move.at,
    });
    addEvent(context, place, task, {
      verb: move.action ? verbs[move.action] : 'moved',
      at: move.at,
      actor,
      version: index + 2,
      changes: { status: { before: move.from, after: move.to } },
      reason,
    });
  });
}

interface Happening {
  verb: string;
  at: Date;
  actor: string;
  version: number | null;
  changes?: Record<string, { before: unknown; after: unknown }>;
  reason?: string | null;
}

/** Adds an event of a task. */
function addEvent({ chance, rows }: SeedContext, place: Place, task: GrownTask, happening: Happening): void {
  rows.add('events', {
    id: chance.id(happening.at),
    app_id: place.app,
    subject: 'task',
    subject_id: task.id,
    task_id: task.id,
    flow_id: null,
    verb: happening.verb,
    actor_id: happening.actor,
    version: happening.version,
    changes: happening.changes ?? {},
    reason: happening.reason ?? null,
    parties: [task.author.id, ...task.assignees.map(({ id }) => id)],
    at: happening.at,
  });
}
