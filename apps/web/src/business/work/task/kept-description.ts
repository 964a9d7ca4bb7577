import type { Task } from '@kazi/contract/work';
import { own } from '../../../session/session.ts';
import { seenOf } from './use-task.ts';
import type { TypedEdit } from './use-typed-edit.ts';

const keyOf = (task: string) => `${own}draft.description.${task}`;

/** What stays on this device of a description while it is typed: it survives a closed drawer and a reload. */
interface Kept {
  typed: string;
  /** What it is based on. */
  version: number;
  description: string;
}

/** What was typed of a task's description and not saved. */
export function keptDescription(task: Task): TypedEdit<string> | undefined {
  const kept = read(localStorage.getItem(keyOf(task._id)));
  if (!kept) return undefined;
  const { typed, version, description } = kept;
  return { value: typed, seen: { ...seenOf(task), version, description } };
}

/** Keeps what is being typed; undefined forgets it. */
export function keepDescription(task: string, edit: TypedEdit<string> | undefined): void {
  if (edit) {
    const { version, description = '' } = edit.seen;
    const kept: Kept = { typed: edit.value, version, description };
    localStorage.setItem(keyOf(task), JSON.stringify(kept));
  } else {
    localStorage.removeItem(keyOf(task));
  }
}

function read(stored: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'typed' in value &&
  typeof value.typed === 'string' &&
  'version' in value &&
  typeof value.version === 'number' &&
  'description' in value &&
  typeof value.description === 'string';
