import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { fetchInBackground } from '../../boot/fetching-ahead.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { fetchPalette } from '../../shell/frame/frame.tsx';
import { idle } from '../../shell/idle.ts';
import { listOptions } from '../../shell/list/use-list.ts';
import { fetchMenus } from '../../shell/menu.tsx';
import { quietWindow } from '../../shell/quiet-window.ts';
import { askForUsers } from '../identity/users/use-users.ts';
import { askForOwnAccounts } from '../money/parts/queries.ts';
import type { Asks, MenuPage } from '../navigation.ts';
import { askForMyWork } from '../work/my-work/use-my-work.ts';
import { fetchNewTask } from '../work/new-task/new-task-host.tsx';
import { appsForTasks } from '../work/new-task/store.ts';
import { openedBy } from '../work/task/drawer/neighbours.ts';
import { fetchTaskDrawer } from '../work/task/drawer/task-drawer-host.tsx';
import { taskOptions } from '../work/task/task-options.ts';
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
 * the page of a link also ask the server once a pointer or the focus stays on what leads to them: most of the answer is
 * there when it is pressed.
 */
export async function fetchAhead({ router, client, navigation, mayMakeTasks, signal }: FetchAhead) {
  const onTask = (id: string) => {
    void fetchInBackground(fetchTaskDrawer);
    void client.prefetchQuery(taskOptions(id));
  };
  onIntent(openedBy, onTask, signal);
  const pages = navigation.flatMap(({ items }) => items);
  const asks: Asks = {
    forList: (...list) => client.prefetchInfiniteQuery(listOptions(...list)),
    forMyWork: askForMyWork,
    forOwnAccounts: askForOwnAccounts,
    forUsers: askForUsers,
  };
  askOnPreload(router, (path) => pages.find(({ to }) => to === path)?.ask?.(asks), signal);
  await quietWindow(quietMs);
  const loads: (() => unknown)[] = [
    fetchPalette,
    fetchPlaces,
    fetchMenus,
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

/** A page that the router fetches ahead, for a link that a pointer or the focus stays on, asks the server as well. */
function askOnPreload(router: AnyRouter, ask: (path: string) => unknown, signal: AbortSignal): void {
  const { preloadRoute } = router;
  router.preloadRoute = (options) => {
    void ask(`${options.to}`);
    return preloadRoute(options);
  };
  signal.addEventListener('abort', () => {
    router.preloadRoute = preloadRoute;
  });
}

const isSame = (path: string, other: string) => path.replace(/(.)\/$/, '$1') === other;

/** Hover or focus this long counts as intent, as it does for the router. */
const intentAfterMs = 50;

/**
 * Does something for what a person is about to press: what a pointer or the focus stays on, or what is pressed just now.
 * `find` says what an element stands for, if for anything. The router knows links alone, and a task opens over the page.
 */
function onIntent(
  find: (element: Element) => string | undefined,
  act: (target: string) => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const targetOf = ({ target }: Event) => (target instanceof Element ? find(target) : undefined);
  const onNear = (event: Event) => {
    clearTimeout(timer);
    const target = targetOf(event);
    if (target) timer = setTimeout(act, intentAfterMs, target);
  };
  const onPress = (event: Event) => {
    const target = targetOf(event);
    if (target) act(target);
  };
  const options = { signal, passive: true };
  document.addEventListener('pointerover', onNear, options);
  document.addEventListener('focusin', onNear, options);
  document.addEventListener('pointerdown', onPress, options);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
