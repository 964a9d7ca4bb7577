import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { fetchUnasked } from '../../boot/fetching-ahead.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { useAbility } from '../../session/ability.tsx';
import { atRest, isSparing } from '../../shell/at-rest.ts';
import { fetchPalette } from '../../shell/frame/frame.tsx';
import type { NavigationGroup } from '../../shell/frame/types.ts';
import { whenMeant } from '../../shell/when-meant.ts';
import { appsForTasks, fetchNewTask, fetchTaskDrawer } from '../work/index.ts';
import { fetchPlaces } from './use-palette.tsx';

/** So long the first page is left alone after the last of it has come. */
const quietMs = 800;

/**
 * Fetches, once the first page has come to rest, the code of what is likely opened next: a task, the palette, the dialog
 * that makes a task, the pages of the menu. One after the other, each when the browser has nothing else to do. From then on
 * a page of the menu asks the server for its first answer once a pointer stays on its link.
 */
export function useFetchAhead(navigation: readonly NavigationGroup[]): void {
  const router = useRouter();
  const client = useQueryClient();
  const mayMakeTasks = useAbility().can('create', 'Task');
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    await atRest(quietMs);
    const pages = navigation.flatMap(({ items }) => items);
    const wishes: (() => unknown)[] = [
      fetchPalette,
      fetchPlaces,
      fetchTaskDrawer,
      ...(mayMakeTasks ? [fetchNewTask, () => client.prefetchQuery(appsForTasks())] : []),
      () => loadTexts('palette', 'work'),
      async () => {
        const { firstAsks } = await import('./first-asks.ts');
        signal.addEventListener(
          'abort',
          whenMeant(menuPage, (path) => void firstAsks[path]?.()),
        );
      },
      ...pages.map(({ to }) => () => {
        const route = Object.values(router.routesByPath).find(({ fullPath }) => isSame(fullPath, to));
        return route && router.loadRouteChunk(route);
      }),
    ];
    for (const wish of wishes) {
      await idle();
      if (signal.aborted) return;
      await fetchUnasked(wish);
    }
  });
  useEffect(() => {
    // There each file is asked for anew after every change.
    if (import.meta.env.DEV || isSparing(navigator)) return;
    const stop = new AbortController();
    void begin(stop.signal);
    return () => stop.abort();
  }, []);
}

/** The page that a link of the menu leads to. */
const menuPage = (element: Element): string | undefined =>
  element.closest('nav a')?.getAttribute('href') ?? undefined;

const isSame = (path: string, other: string) => path.replace(/(.)\/$/, '$1') === other;

/** Not in every browser. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );
