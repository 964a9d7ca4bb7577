import { own } from '../../../session/session.ts';
import { saysNothing } from '../rich-text/plain-text.ts';

const key = `${own}draft.new-task`;

/** What was written of a task that is not made yet: it stays on this device until it is, or its author logs out. */
export interface NewTaskDraft {
  title: string;
  description: string;
}

export function readNewTaskDraft(): NewTaskDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is written; nothing where there is nothing. */
export function saveNewTaskDraft({ title, description }: NewTaskDraft): void {
  if (title.trim() === '' && saysNothing(description)) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ title, description }));
}

const isDraft = (value: unknown): value is NewTaskDraft =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'description' in value &&
  typeof value.description === 'string';
