import type { TaskFilter } from '@kazi/contract/work';
import { priorities, taskStatuses } from '@kazi/contract/work';

export const groupKinds = ['status', 'flow', 'assignee', 'priority', 'none'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** A part of the list under a heading of its own. Each is a list by itself, fetched when it comes into sight. */
export interface Group {
  /** What its tasks have in common: a status, a priority, the id of a flow or person, `none`; empty for no groups. */
  key: string;
  /** The list's filter, narrowed to the group. */
  filter: TaskFilter;
}

interface GroupSource {
  flows: readonly { _id: string }[];
  people: readonly { id: string }[];
  /** Id of the viewer: `me` in a filter. */
  me: string;
}

/** The groups of a list that can have a task under a filter. */
export function groupsOf(kind: GroupKind, filter: TaskFilter, { flows, people, me }: GroupSource): Group[] {
  const among = <Key extends string>(keys: readonly Key[], wanted: readonly string[] | undefined) =>
    wanted ? keys.filter((key) => wanted.includes(key)) : keys;
  switch (kind) {
    case 'none':
      return [{ key: '', filter }];
    case 'status':
      return among(taskStatuses, filter.status).map((key) => ({ key, filter: { ...filter, status: [key] } }));
    case 'priority':
      return among(priorities, filter.priority).map((key) => ({
        key,
        filter: { ...filter, priority: [key] },
      }));
    case 'flow':
      return among([...flows.map(({ _id }) => _id), 'none'], filter.flow).map((key) => ({
        key,
        filter: { ...filter, flow: [key] },
      }));
    case 'assignee': {
      const wanted = filter.assignee?.map((id) => (id === 'me' ? me : id));
      return among([...people.map(({ id }) => id), 'none'], wanted).map((key) => ({
        key,
        filter: { ...filter, assignee: [key] },
      }));
    }
  }
}
