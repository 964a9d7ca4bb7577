import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { fetchInBackground, savesData } from '../../boot/fetching-ahead.ts';
import { useAbility } from '../../session/ability.tsx';
import type { NavigationGroup } from '../../shell/frame/types.ts';

/** Has ready what is likely opened next, except on a device that saves data. */
export function useFetchAhead(navigation: readonly NavigationGroup[]): void {
  const router = useRouter();
  const client = useQueryClient();
  const mayMakeTasks = useAbility().can('create', 'Task');
  const begin = useEffectEvent((signal: AbortSignal) =>
    fetchInBackground(async () => {
      const { fetchAhead } = await import('./fetch-ahead.ts');
      if (!signal.aborted) void fetchAhead({ router, client, navigation, mayMakeTasks, signal });
    }),
  );
  useEffect(() => {
    // While developing, each file is asked for anew after every change.
    if (import.meta.env.DEV || savesData(navigator)) return;
    const stop = new AbortController();
    void begin(stop.signal);
    return () => stop.abort();
  }, []);
}
