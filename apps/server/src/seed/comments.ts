import { dayMs } from '@kazi/contract/shared';
import type { GrownTask, Place, SeedContext } from './context.ts';
import type { Member } from './people.ts';
import { data } from './sample.ts';
import { atWork } from './statuses.ts';

const fortnightMs = 14 * 86_400_000;

/** Adds what people said about a task, and tells those whom it concerns if it was lately. */
export function addComments(context: SeedContext, place: Place, task: GrownTask): void {
  const { chance, rows, now } = context;
  for (const { id } of task.assignees)
    tell(context, { user: id, kind: 'assignment', actor: task.author.id, task, at: task.at });
  if (task.status === 'in-review' && task.assignees[0])
    tell(context, {
      user: place.owner.id,
      kind: 'submission',
      actor: task.assignees[0].id,
      task,
      at: task.settled,
    });
  if (task.assignees.length === 0 || !chance.happens(0.6)) return;

  const talkers = [...task.assignees, task.author, place.owner];
  const span = Math.max(dayMs, task.settled.getTime() - task.at.getTime());
  for (let said = chance.between(1, 4); said > 0; said--) {
    const at = atWork(
      new Date(Math.min(now.getTime() - dayMs / 24, task.at.getTime() + chance.next() * span)),
      now,
    );
    const author = chance.one(talkers);
    const asked = chance.happens(0.3)
      ? chance.one(talkers.filter(({ id }) => id !== author.id).concat(task.assignees))
      : undefined;
    const mentioned = asked && asked.id !== author.id ? asked : undefined;
    rows.add('comments', {
      id: chance.id(at),
      flow_id: null,
      task_id: task.id,
      author_id: author.id,
      body: mentioned
        ? `<p>${mention(mentioned)} ${chance.one(data.phrases.questions)}</p>`
        : `<p>${chance.one(data.phrases.comments)}</p>`,
      mentions: mentioned ? [mentioned.id] : [],
      created_at: at,
      edited_at: null,
      version: 1,
    });
    if (mentioned) tell(context, { user: mentioned.id, kind: 'mention', actor: author.id, task, at });
  }
}

const mention = ({ id, firstName, lastName }: Member) =>
  `<span data-type="mention" data-id="${id}" data-label="${firstName} ${lastName}">@${firstName} ${lastName}</span>`;

interface News {
  user: string;
  kind: 'assignment' | 'submission' | 'mention';
  actor: string;
  task: GrownTask;
  at: Date;
}

/** News of the last fortnight is kept; what is older than a few days has been read. */
function tell({ chance, rows, now }: SeedContext, { user, kind, actor, task, at }: News): void {
  const ageMs = now.getTime() - at.getTime();
  if (user === actor || ageMs > fortnightMs) return;
  const read_at = ageMs > 3 * dayMs ? new Date(at.getTime() + dayMs / 12) : null;
  rows.add('notifications', {
    id: chance.id(at),
    user_id: user,
    kind,
    actor_id: actor,
    task_id: task.id,
    flow_id: null,
    payment_id: null,
    payslip_id: null,
    person_id: null,
    at,
    read_at,
    mailed_at: null,
    mail: null,
    act: null,
    due_on: null,
  });
}
