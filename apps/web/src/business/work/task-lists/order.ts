import { priorities, type TaskCard, type TaskSort } from '@kazi/contract/work';

type Order = (one: TaskCard, other: TaskCard) => number;

/** Sorts after every day there is: tasks without a due date come last both ways. */
const never = '9999';

const by =
  (value: (task: TaskCard) => string | number): Order =>
  (one, other) => {
    const [a, b] = [value(one), value(other)];
    return a < b ? -1 : a > b ? 1 : byId(one, other);
  };

const byId: Order = (one, other) => (one._id < other._id ? -1 : one._id > other._id ? 1 : 0);

const back =
  (order: Order): Order =>
  (one, other) =>
    order(other, one);

const number = by((task) => Number(task.number.slice(task.number.lastIndexOf('-') + 1)));
const priority = by((task) => -priorities.indexOf(task.priority));
const title = by((task) => task.title.toLowerCase());
const updatedAt = by((task) => task.updatedAt);

/** The server's orders, for putting a changed task where it belongs without asking for the list again. */
export const orders: Record<TaskSort, Order> = {
  position: by((task) => task.position),
  number,
  '-number': back(number),
  dueDate: by((task) => task.dueDate ?? never),
  '-dueDate': back(by((task) => task.dueDate ?? '')),
  priority,
  '-priority': back(priority),
  title,
  '-title': back(title),
  updatedAt,
  '-updatedAt': back(updatedAt),
};
