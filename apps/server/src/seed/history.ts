import type { GrownTask, Place, SeedContext } from './context.ts';
import { chance as chanceFrom } from './random.ts';
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
  // Numbers of their own, so that the rest of the sample stays as it is.
  const own = chanceFrom(Number.parseInt(task.id.slice(-8), 16));
  const deliveries: string[] = [];
  moves.forEach((move, index) => {
    const worker = task.assignees[0] ?? task.author;
    const actor = (move.byAccepter ? place.owner : worker).id;
    const reason = move.action === 'rejection' ? chance.one(data.phrases.rejections) : null;
    if (move.action === 'submission') {
      const line = own.one(data.phrases.deliveries);
      deliveries.push(own.id(move.at));
      rows.add('deliveries', {
        id: deliveries.at(-1) ?? '',
        task_id: task.id,
        number: deliveries.length,
        author_id: actor,
        body: `<p>${line}</p>`,
        line,
        links: [],
        at: move.at,
      });
    }
    const isOfDelivery = move.action === 'submission' || move.action === 'rejection';
    rows.add('task_moves', {
      id: chance.id(move.at),
      task_id: task.id,
      from_status: move.from,
      to_status: move.to,
      action: move.action,
      reason,
      actor_id: actor,
      delivery_id: (isOfDelivery && deliveries.at(-1)) || null,
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
