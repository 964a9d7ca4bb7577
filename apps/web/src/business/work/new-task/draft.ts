import { type FirstStatus, firstStatuses, priorities, type TaskCard } from '@kazi/contract/work';
import { own } from '../../../session/session.ts';
import type { TypedReward } from '../fields/reward-input.tsx';
import { withoutUploads } from '../rich-text/files.ts';
import { saysNothing } from '../rich-text/plain-text.ts';

/** A task being made. */
export interface NewTask
  extends Pick<
    TaskCard,
    'app' | 'title' | 'priority' | 'assignees' | 'labels' | 'dueDate' | 'flow' | 'estimate'
  > {
  status: FirstStatus;
  reward: TypedReward;
  /** HTML. */
  description: string;
}

export const emptyTask: NewTask = {
  app: '',
  title: '',
  description: '',
  status: 'todo',
  priority: 'none',
  assignees: [],
  labels: [],
  dueDate: null,
  flow: null,
  estimate: null,
  reward: null,
};

const key = `${own}draft.new-task`;

/**
 * What was written and chosen of a task that is not made yet: it stays on this device until it is, or its author logs
 * out. Files are no part of it: a browser keeps none of them.
 */
export function readNewTaskDraft(): NewTask | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the task as it is; nothing where no word of it is written. */
export function saveNewTaskDraft(draft: NewTask): void {
  const description = withoutUploads(draft.description);
  if (hasWords(draft)) localStorage.setItem(key, JSON.stringify({ ...draft, description }));
  else localStorage.removeItem(key);
}

/** Whether something is written that would be missed. */
export const hasWords = ({ title, description }: Pick<NewTask, 'title' | 'description'>): boolean =>
  title.trim() !== '' || !saysNothing(description);

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isNumberOrText: Check = (value) => isNumber(value) || isText(value);
const orNone =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneIn =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shaped =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([field, check]) => check(Reflect.get(value, field)));

/** An older version of the application may have kept less. */
const checks = {
  app: isText,
  title: isText,
  description: isText,
  status: oneIn(firstStatuses),
  priority: oneIn(priorities),
  assignees: listOf(shaped({ id: isText, name: isText })),
  labels: listOf(isText),
  dueDate: orNone(isText),
  flow: orNone(isText),
  estimate: orNone(isNumber),
  reward: orNone(shaped({ amount: orNone(isNumberOrText), currency: isText })),
} satisfies Record<keyof NewTask, Check>;

const isDraft = (value: unknown): value is NewTask => shaped(checks)(value);
