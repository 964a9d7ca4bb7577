import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { fetchInBackground } from '../../boot/fetching-ahead.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { fetchPalette } from '../../shell/frame/frame.tsx';
import { idle } from '../../shell/idle.ts';
import { listOptions } from '../../shell/list/use-list.ts';
import { onIntent } from '../../shell/on-intent.ts';
import { quietWindow } from '../../shell/quiet-window.ts';
import { askForUsers } from '../identity/index.ts';
import { askForOwnAccounts } from '../money/index.ts';
import type { Asks, MenuPage } from '../navigation.ts';
import {
  appsForTasks,
  askForMyWork,
  fetchNewTask,
  fetchTaskDrawer,
  openedBy,
  taskOptions,
} from '../work/index.ts';
import { fetchPlaces } from './use-palette.tsx';

/** The first page is at rest once nothing more has come for this long. */
const quietMs = 800;

interface FetchAhead {
  router: AnyRouter;
  client: QueryClient;
  navigation: readonly { items: readonly MenuPage[] }[];
  mayMakeTasks: boolean;
  signal: AbortSignal;
}

/**
 * Fetches, once the first page has come to rest, the code of what is likely opened next: a task, the palette, the dialog
 * that makes a task, the pages of the menu. One after the other, each when the browser has nothing else to do. A task and
 * a page of the menu also ask the server once a pointer or the focus stays on what leads to them: most of the answer is
 * there when it is pressed.
 */
export async function fetchAhead({ router, client, navigation, mayMakeTasks, signal }: FetchAhead) {
  const onTask = (id: string) => {
    void fetchInBackground(fetchTaskDrawer);
    void client.prefetchQuery(taskOptions(id));
  };
  signal.addEventListener('abort', onIntent(openedBy, onTask));
  const pages = navigation.flatMap(({ items }) => items);
  const asks: Asks = {
    forList: (...list) => client.prefetchInfiniteQuery(listOptions(...list)),
    forMyWork: askForMyWork,
    forOwnAccounts: askForOwnAccounts,
    forUsers: askForUsers,
  };
  const onPage = (path: string) => void pages.find(({ to }) => to === path)?.ask?.(asks);
  signal.addEventListener('abort', onIntent(menuPage, onPage));
  await quietWindow(quietMs);
  const loads: (() => unknown)[] = [
    fetchPalette,
    fetchPlaces,
    fetchTaskDrawer,
    ...(mayMakeTasks ? [fetchNewTask, () => client.prefetchQuery(appsForTasks())] : []),
    () => loadTexts('palette', 'work'),
    ...pages.map(({ to }) => () => {
      const route = Object.values(router.routesByPath).find(({ fullPath }) => isSame(fullPath, to));
      return route && router.loadRouteChunk(route);
    }),
  ];
  for (const load of loads) {
    await idle();
    if (signal.aborted) return;
    await fetchInBackground(load);
  }
}

/** The page that a link of the menu leads to. */
const menuPage = (element: Element): string | undefined =>
  element.closest('nav a')?.getAttribute('href') ?? undefined;

const isSame = (path: string, other: string) => path.replace(/(.)\/$/, '$1') === other;
