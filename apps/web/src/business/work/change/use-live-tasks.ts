import type { Event } from '@kazi/contract/activity';
import { ORPCError } from '@orpc/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '../../../live/event-listeners.ts';
import { taskOptions } from '../task/task-options.ts';
import { knownTask, pendingTasks, refreshCounts, refreshTasks, removeTask, toCard } from './task-cache.ts';

/** Changes that come together are fetched together. */
const gatherMs = 60;
/** More tasks than this at once (a bulk change, a gap in the stream), and the lists are fetched anew instead. */
const oneByOneMost = 12;

/**
 * Takes up what others do to tasks: each changed task is fetched and put in its place in every list on screen.
 * Nothing else of the lists moves; what is being typed, dragged or scrolled stays as it is.
 */
export function useLiveTasks(): void {
  const client = useQueryClient();
  useEffect(() => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeUp = () => {
      timer = undefined;
      const ids = [...changed];
      changed.clear();
      if (ids.length > oneByOneMost) return void refreshTasks(client);
      for (const id of ids) void fetchTask(client, id);
      void refreshCounts(client);
    };
    const end = onEvent((event) => {
      if (!event.task || isKnown(client, event)) return;
      changed.add(event.task);
      timer ??= setTimeout(takeUp, gatherMs);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client]);
}

/** An event of a version that is here already: our own change, or one that is told twice. */
function isKnown(client: QueryClient, { subject, verb, version, subjectId }: Event): boolean {
  if (subject !== 'task' || version === null || verb === 'placed') return false;
  return (knownTask(client, subjectId)?.version ?? 0) >= version;
}

/** Fetches a task anew, and puts it in its place in every list. */
export async function fetchTask(client: QueryClient, id: string): Promise<void> {
  try {
    pendingTasks.show(client, toCard(await client.fetchQuery({ ...taskOptions(id), staleTime: 0 })));
  } catch (error) {
    // Deleted, or no longer shown to us. Any other failure leaves the task as it was known.
    if (error instanceof ORPCError && error.status === 404) removeTask(client, id);
  }
}
