import type { Task } from '@kazi/contract/work';
import { client } from '../../../api/client.ts';
import { newerOf } from '../../../api/newer.ts';
import { clashesOf, type TaskPatch, type TaskSeen } from './patch.ts';

/** Somebody else changed the same fields of the task since the change was begun. */
export class StaleEdit extends Error {
  override name = 'StaleEdit';
  readonly current: Task;

  constructor(current: Task) {
    super('The task was changed by somebody else meanwhile');
    this.current = current;
  }
}

/** How often a change is tried again on a newer task before giving up: somebody is changing it all the time. */
const maxTries = 5;

/**
 * Makes a change of a task, by `send` on a version of it. Where somebody changed other fields meanwhile, it is
 * made on the newer task, which `send` is given; where they changed the same ones, `StaleEdit` is thrown and
 * nothing is overwritten.
 */
export async function saveTask(
  seen: TaskSeen,
  patch: TaskPatch,
  send: (version: number, newer?: Task) => Promise<Task>,
): Promise<Task> {
  let version = seen.version;
  let newer: Task | undefined;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(version, newer);
    } catch (error) {
      newer = newerOf<Task>(error, { _id: seen._id, version });
      if (!newer) throw error;
      if (tries === maxTries || clashesOf(seen, patch, newer).length > 0) throw new StaleEdit(newer);
      version = newer.version;
    }
  }
}

/** Beside which other task of the app one is put. */
export interface Place {
  after?: string;
  before?: string;
}

/** Sends the fields of a patch. */
export const sendPatch =
  (id: string, { position: _, assignees, ...fields }: TaskPatch, place?: Place) =>
  (version: number) =>
    client.work.tasks.update({
      id,
      version,
      ...fields,
      ...(assignees && { assignees: assignees.map((person) => person.id) }),
      ...(place && { place }),
    });
