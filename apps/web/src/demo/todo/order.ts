import type { TodoTask } from '@kazi/simulation/todo';
import { createStore, useStore } from '../../shell/store.ts';

/** Ids in the order they were dragged into. Lasts as long as the page is open: no call keeps it. */
const order = createStore<readonly number[]>([]);

/** Tasks in the order they were dragged into; those that came since are on top. */
export function useArranged(tasks: readonly TodoTask[], isOn: boolean): readonly TodoTask[] {
  const now = useStore(order, (ids) => ids);
  return isOn ? arranged(tasks, now) : tasks;
}

const arranged = (tasks: readonly TodoTask[], by: readonly number[]): TodoTask[] =>
  tasks.toSorted((one, other) => by.indexOf(one.id) - by.indexOf(other.id));

/** Puts a task where it is the one at `at` among the others that are shown. */
export function place(shown: readonly number[], id: number, at: number): void {
  order.set(withPlaced(order.get(), shown, id, at));
}

export function withPlaced(
  all: readonly number[],
  shown: readonly number[],
  id: number,
  at: number,
): readonly number[] {
  const others = shown.filter((other) => other !== id);
  const known = [...shown.filter((other) => !all.includes(other)), ...all].filter((other) => other !== id);
  const next = others[at];
  const last = others.at(-1);
  const to = next !== undefined ? known.indexOf(next) : last === undefined ? 0 : known.indexOf(last) + 1;
  return known.toSpliced(to, 0, id);
}
