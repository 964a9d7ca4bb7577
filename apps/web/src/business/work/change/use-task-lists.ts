import type { TaskCard } from '@kazi/contract/work';
import { InfiniteQueryObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type ListInput, listOptions, tasksOf } from './task-lists.ts';

/** A list wanted by a screen. */
export interface WantedList {
  /** The slot: until the new list is here, the last one of this name is shown. */
  name: string;
  /** Undefined while it is not to be fetched (a folded group): it is empty. */
  input: ListInput | undefined;
}

/** One list of tasks, as far as it has been fetched. */
export interface TaskList {
  name: string;
  /** Whether it is to be fetched at all. */
  isAsked: boolean;
  tasks: TaskCard[];
  /** Nothing to show yet. */
  isPending: boolean;
  /** What is shown belongs to the filter before; the new one's is on its way. */
  isPrevious: boolean;
  error: Error | null;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Several lists at once, as many as are wanted, in the order wanted. */
export function useTaskLists(wanted: readonly WantedList[]): TaskList[] {
  const client = useQueryClient();
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is wanted
  const store = useMemo(() => observe(client, wanted), [client, key]);
  const lists = useSyncExternalStore(store.subscribe, store.current);
  return usePreviousMeanwhile(lists);
}

/** The lists; in place of one that loads, what was shown under its name before. */
function usePreviousMeanwhile(lists: TaskList[]): TaskList[] {
  const [kept, keep] = useState({ of: lists, shown: lists });
  if (kept.of === lists) return kept.shown;
  const shown = lists.map((list) => orPrevious(list, kept.shown));
  keep({ of: lists, shown });
  return shown;
}

function orPrevious(list: TaskList, before: readonly TaskList[]): TaskList {
  if (!list.isPending) return list;
  const previous = before.find(({ name, isAsked, isPending }) => name === list.name && isAsked && !isPending);
  return previous ? { ...list, tasks: previous.tasks, isPending: false, isPrevious: true } : list;
}

function observe(client: QueryClient, wanted: readonly WantedList[]) {
  const watched = wanted.map(({ name, input }) => ({
    name,
    observer: input && observerOf(client, input),
  }));
  let lists = watched.map(read);
  return {
    current: () => lists,
    subscribe(listener: () => void): () => void {
      const ends = watched.map((one, at) =>
        one.observer?.subscribe(() => {
          lists = lists.with(at, read(one));
          listener();
        }),
      );
      lists = watched.map(read);
      return () => {
        for (const end of ends) end?.();
      };
    },
  };
}

const observerOf = (client: QueryClient, input: ListInput) =>
  new InfiniteQueryObserver(client, listOptions(input));

interface Watched {
  name: string;
  observer: ReturnType<typeof observerOf> | undefined;
}

function read({ name, observer }: Watched): TaskList {
  const result = observer?.getCurrentResult();
  return {
    name,
    isAsked: observer !== undefined,
    tasks: tasksOf(result?.data),
    isPending: result?.isPending === true,
    isPrevious: false,
    error: result?.data ? null : (result?.error ?? null),
    hasMore: result?.hasNextPage ?? false,
    loadMore: () => {
      if (observer && !observer.getCurrentResult().isFetchingNextPage) observer.fetchNextPage();
    },
    retry: () => observer?.refetch(),
  };
}
