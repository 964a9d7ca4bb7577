import type { Event } from '@kazi/contract/activity';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { affects } from './affects.ts';
import { emitEvent } from './event-listeners.ts';
import { follow } from './follow.ts';
import { useFollowedApp } from './followed-app.ts';

/** Changes that come together are fetched together. */
const gatherMs = 120;

/**
 * Keeps what is on screen true while others work. One stream per tab, and none for a hidden tab: browsers
 * allow a server six connections at a time over HTTP/1.1, and a forgotten tab must not use them up.
 */
export function useLive(): void {
  const queryClient = useQueryClient();
  const app = useFollowedApp();
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');

  useEffect(() => {
    if (!isVisible) return;
    const stop = new AbortController();
    const gathered = new Map<string, QueryKey>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const refresh = () => {
      timer = undefined;
      for (const queryKey of gathered.values()) void queryClient.invalidateQueries({ queryKey });
      gathered.clear();
    };
    const onEvent = (event: Event) => {
      emitEvent(event);
      for (const key of affects(event.subject)) gathered.set(JSON.stringify(key), key);
      timer ??= setTimeout(refresh, gatherMs);
    };

    // It ends by the signal alone.
    void follow({ app, signal: stop.signal, onEvent, onGap: () => void queryClient.invalidateQueries() });
    return () => {
      stop.abort();
      clearTimeout(timer);
      refresh();
    };
  }, [app, isVisible, queryClient]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
