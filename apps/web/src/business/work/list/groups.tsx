import { priorities, type TaskCard, type TaskFilter, type TaskSort, taskStatuses } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconUserOff from '#icons/IconUserOff';
import { useSignedIn } from '../../../session/session.ts';
import { StatusGlyph } from '../../status.tsx';
import { usePersonName } from '../../use-person-name.ts';
import { countsOptions } from '../change/task-lists.ts';
import { type TaskList, useTaskLists } from '../change/use-task-lists.ts';
import { PriorityMark } from '../fields/marks.tsx';
import { useAssignablePeople, useFlows } from '../fields/use-choices.tsx';
import type { GroupKind } from '../task-filter/filter.ts';
import { useFolded } from '../use-folded.ts';

/** A part of the list under a heading of its own. Each is a list by itself, fetched when it comes into sight. */
interface Group {
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

/** What the list shows below one another. `key` is unique in it. */
export type Row =
  | {
      kind: 'group';
      key: string;
      group: Group;
      count: number | undefined;
      hasMore: boolean;
      isFolded: boolean;
    }
  | { kind: 'task'; key: string; group: Group; task: TaskCard }
  | { kind: 'loading'; key: string; group: Group }
  | { kind: 'failed'; key: string; group: Group; list: TaskList }
  | { kind: 'more'; key: string; group: Group; list: TaskList };

interface GroupTasks {
  group: Group;
  list: TaskList;
  isFolded: boolean;
  /** It was asked for: it is or has been in sight. */
  isWanted: boolean;
  /** How many tasks it has in all, where that is known without fetching them. */
  count: number | undefined;
}

/** Rows that keep the place of a group on its way. */
const skeletonRows = 3;

/**
 * The rows of a list. A group that turns out to have nothing is left out where `hidesEmpty`; the only group of an
 * ungrouped list has no heading.
 */
export function rowsOf(groups: readonly GroupTasks[], hidesEmpty: boolean): Row[] {
  return groups.flatMap(({ group, list, isFolded, isWanted, count }) => {
    const isOnly = group.key === '';
    const isKnown = isWanted && !isFolded && !list.isPending && !list.error;
    if (isKnown && hidesEmpty && list.tasks.length === 0 && !isOnly) return [];
    const heading: Row = {
      kind: 'group',
      key: `group ${group.key}`,
      group,
      count: count ?? (isKnown ? list.tasks.length : undefined),
      hasMore: count === undefined && list.hasMore,
      isFolded,
    };
    return isOnly
      ? within(group, list, isWanted, hidesEmpty ? 1 : skeletonRows)
      : [heading, ...(isFolded ? [] : within(group, list, isWanted, hidesEmpty ? 1 : skeletonRows))];
  });
}

/** The tasks among rows, by their ids. */
export const tasksById = (rows: readonly Row[]): Map<string, TaskCard> =>
  new Map(rows.flatMap((row) => (row.kind === 'task' ? [[row.task._id, row.task]] : [])));

function within(group: Group, list: TaskList, isWanted: boolean, skeletons: number): Row[] {
  const keyOf = (what: string | number) => `${group.key} ${what}`;
  if (list.error) return [{ kind: 'failed', key: keyOf('failed'), group, list }];
  if (list.isPending || !isWanted) {
    return Array.from({ length: skeletons }, (_, at) => ({ kind: 'loading', key: keyOf(at), group }));
  }
  const tasks = list.tasks.map((task): Row => ({ kind: 'task', key: keyOf(task._id), group, task }));
  return list.hasMore ? [...tasks, { kind: 'more', key: keyOf('more'), group, list }] : tasks;
}

/** Says what the tasks of a group have in common, in words and as a sign. */
export type GroupNames = (key: string) => { name: string; mark: ReactNode };

export function useGroupNames(app: string, kind: GroupKind): GroupNames {
  const { t } = useTranslation('work');
  const flows = useFlows(app);
  const people = useAssignablePeople();
  const nameOf = usePersonName();
  return (key) => {
    const status = taskStatuses.find((known) => kind === 'status' && known === key);
    if (status) return { name: t(`status.${status}`), mark: <StatusGlyph status={status} /> };
    const priority = priorities.find((known) => kind === 'priority' && known === key);
    if (priority) return { name: t(`priority.${priority}`), mark: <PriorityMark priority={priority} /> };
    if (kind === 'flow') {
      const flow = flows.find(({ _id }) => _id === key);
      return {
        name: flow?.name ?? t('none.flow'),
        mark: <IconArrowsSplit2 size={16} stroke={1.6} aria-hidden="true" />,
      };
    }
    const person = people.find(({ id }) => id === key);
    if (!person)
      return { name: t('none.assignees'), mark: <IconUserOff size={18} stroke={1.6} aria-hidden="true" /> };
    return {
      name: nameOf(person),
      mark: (
        <Avatar name={nameOf(person)} src={person.avatar} size={22} outlined={person.invited} decorative />
      ),
    };
  };
}

interface ListOptions {
  app: string;
  filter: TaskFilter;
  kind: GroupKind;
  sort: TaskSort;
}

/** The groups of a list with their tasks. A group is fetched once it is `want`ed: when it comes into sight. */
export function useListGroups({ app, filter, kind, sort }: ListOptions) {
  const { user } = useSignedIn();
  const groups = groupsOf(kind, filter, { flows: useFlows(app), people: useAssignablePeople(), me: user.id });
  const { isFolded, toggle } = useFolded(`kazi.folded-groups.${app}`);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const nameOf = (key: string) => `${app} ${kind} ${key}`;
  const lists = useTaskLists(
    groups.map(({ key, filter: narrowed }) => ({
      name: nameOf(key),
      input: wanted.has(nameOf(key)) && !isFolded(key) ? { ...narrowed, app, sort } : undefined,
    })),
  );
  const counts = useQuery({
    ...countsOptions(app, filter),
    enabled: kind === 'status',
  });
  const byStatus: Partial<Record<string, number>> | undefined = counts.data?.counts;

  const shown = groups.flatMap((group, at): GroupTasks[] => {
    const list = lists[at];
    if (!list) return [];
    const count = kind === 'status' ? byStatus?.[group.key] : undefined;
    return [{ group, list, isFolded: isFolded(group.key), isWanted: wanted.has(nameOf(group.key)), count }];
  });
  function want(keys: readonly string[]) {
    const fresh = keys.map(nameOf).filter((name) => !wanted.has(name));
    if (fresh.length > 0) setWanted(new Set([...wanted, ...fresh]));
  }
  return { groups: shown, want, fold: toggle };
}
