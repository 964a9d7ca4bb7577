import { folded } from '../shared/folded.ts';
import type { TaskCard } from './task.ts';
import { priorities, type TaskSort } from './words.ts';

/** What tasks are ordered by. */
export type OrderedTask = Pick<
  TaskCard,
  '_id' | 'number' | 'title' | 'priority' | 'dueDate' | 'position' | 'updatedAt'
>;

type Order = (one: OrderedTask, other: OrderedTask) => number;

/** Compares by code points, as PostgreSQL compares bytes of UTF-8; `<` would compare UTF-16 and put emoji too early. */
function compareTexts(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  // Between the halves of a surrogate pair the texts still differ in the same character.
  return (codePointAround(one, at) ?? -1) - (codePointAround(other, at) ?? -1);
}

function codePointAround(text: string, at: number): number | undefined {
  const isSecondHalf = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
  return text.codePointAt(isSecondHalf ? at - 1 : at);
}

const byText =
  (keyOf: (task: OrderedTask) => string): Order =>
  (one, other) =>
    compareTexts(keyOf(one), keyOf(other)) || compareTexts(one._id, other._id);

const byNumber =
  (keyOf: (task: OrderedTask) => number): Order =>
  (one, other) =>
    keyOf(one) - keyOf(other) || compareTexts(one._id, other._id);

const back =
  (order: Order): Order =>
  (one, other) =>
    order(other, one);

const number = byNumber((task) => Number(task.number.slice(task.number.lastIndexOf('-') + 1)));
const priority = byNumber((task) => -priorities.indexOf(task.priority));
const title = byText((task) => folded(task.title));
const updatedAt = byText((task) => task.updatedAt);

/** Every order of a task list, the same on the server and in the browser: by one value, then by id. */
export const compareTasks: Record<TaskSort, Order> = {
  position: byText((task) => task.position),
  number,
  '-number': back(number),
  // Tasks without a due date come last both ways; letters come after every digit.
  dueDate: byText((task) => task.dueDate ?? 'never'),
  '-dueDate': back(byText((task) => task.dueDate ?? '')),
  priority,
  '-priority': back(priority),
  title,
  '-title': back(title),
  updatedAt,
  '-updatedAt': back(updatedAt),
};
