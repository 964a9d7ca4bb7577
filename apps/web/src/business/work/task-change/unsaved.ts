import type { TaskCard } from '@kazi/contract/work';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { knownTask, placeTask, recount, refreshCounts } from '../task-lists/place.ts';
import type { TaskPatch } from './patch.ts';
import { toCard } from './patch.ts';

/** A task with changes on their way to the server. */
interface Unsaved {
  /** The task as the server last told it. */
  confirmed: TaskCard;
  /** In the order they were made. */
  patches: TaskPatch[];
}

const unsaved = new Map<string, Unsaved>();

/** Shows a change at once. `task` is what it is based on. */
export function addPatch(client: QueryClient, task: TaskCard, patch: TaskPatch): void {
  const before = unsaved.get(task._id) ?? { confirmed: newest(client, task), patches: [] };
  const after = { ...before, patches: [...before.patches, patch] };
  count(client, before, after);
  show(client, after);
}

/** The task as it is known now: others may have changed it since the change was begun. */
function newest(client: QueryClient, task: TaskCard): TaskCard {
  const opened = client.getQueryData(api.work.tasks.get.queryKey({ input: { id: task._id } }));
  const known = [knownTask(client, task._id), opened && toCard(opened)];
  return known.reduce<TaskCard>(
    (newer, other) => (other && other.version > newer.version ? other : newer),
    task,
  );
}

/** Ends a change: with the server's answer, or without one where it was refused, which takes it back. */
export function endPatch(client: QueryClient, id: string, patch: TaskPatch, answer?: TaskCard): void {
  const entry = unsaved.get(id);
  if (!entry) return;
  const ended = {
    confirmed: answer && answer.version >= entry.confirmed.version ? answer : entry.confirmed,
    patches: entry.patches.filter((other) => other !== patch),
  };
  count(client, entry, ended);
  show(client, ended);
  void refreshCounts(client);
}

/** Shows a task that came from the server, with what has not been saved of it on top. */
export function mergeFromServer(client: QueryClient, task: TaskCard): void {
  const patches = unsaved.get(task._id)?.patches ?? [];
  show(client, { confirmed: task, patches });
}

function show(client: QueryClient, { confirmed, patches }: Unsaved): void {
  if (patches.length === 0) unsaved.delete(confirmed._id);
  else unsaved.set(confirmed._id, { confirmed, patches });
  placeTask(client, shown({ confirmed, patches }));
}

const count = (client: QueryClient, before: Unsaved, after: Unsaved) =>
  recount(client, shown(before), shown(after));

/** The task with its unsaved changes. */
const shown = ({ confirmed, patches }: Unsaved): TaskCard => patches.reduce(patched, confirmed);

/** A moved task goes nowhere else until the server has said where it may. */
const patched = (task: TaskCard, { description: _, ...patch }: TaskPatch): TaskCard => ({
  ...task,
  ...patch,
  may: patch.status ? { ...task.may, moves: [] } : task.may,
});
