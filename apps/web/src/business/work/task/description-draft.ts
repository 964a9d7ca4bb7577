import type { Task } from '@kazi/contract/work';
import { own } from '../../../session/session.ts';
import { seenOf } from '../change/task-record.ts';

import type { TypedEdit } from './use-typed-edit.ts';

const keyOf = (task: string) => `${own}draft.description.${task}`;

/** A description being typed, stored on this device: it survives a closed drawer and a reload. */
interface Draft {
  typed: string;
  /** What it is based on. */
  version: number;
  description: string;
}

/** The unsaved draft of a task's description. */
export function readDescriptionDraft(task: Task): TypedEdit<string> | undefined {
  const draft = read(localStorage.getItem(keyOf(task._id)));
  if (!draft) return undefined;
  const { typed, version, description } = draft;
  return { value: typed, seen: { ...seenOf(task), version, description } };
}

/** Stores the draft; undefined removes it. */
export function saveDescriptionDraft(task: string, edit: TypedEdit<string> | undefined): void {
  if (edit) {
    const { version, description = '' } = edit.seen;
    const draft: Draft = { typed: edit.value, version, description };
    localStorage.setItem(keyOf(task), JSON.stringify(draft));
  } else {
    localStorage.removeItem(keyOf(task));
  }
}

function read(stored: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'typed' in value &&
  typeof value.typed === 'string' &&
  'version' in value &&
  typeof value.version === 'number' &&
  'description' in value &&
  typeof value.description === 'string';
