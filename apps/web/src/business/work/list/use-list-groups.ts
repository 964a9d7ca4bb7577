import type { TaskFilter, TaskSort } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '../../../session/session.ts';
import { countsOptions } from '../change/task-cache.ts';
import { useTaskLists } from '../change/use-task-lists.ts';
import { useFlows, usePeople } from '../fields/use-choices.tsx';
import { useFolded } from '../use-folded.ts';
import { type GroupKind, groupsOf } from './groups.ts';
import type { GroupTasks } from './rows.ts';

interface ListOptions {
  app: string;
  filter: TaskFilter;
  kind: GroupKind;
  sort: TaskSort;
}

/** The groups of a list with their tasks. A group is fetched once it is `want`ed: when it comes into sight. */
export function useListGroups({ app, filter, kind, sort }: ListOptions) {
  const { user } = useSignedIn();
  const groups = groupsOf(kind, filter, { flows: useFlows(app), people: usePeople(), me: user.id });
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
