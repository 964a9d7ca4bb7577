import { startSimulation } from '@kazi/simulation';
import { createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchInBackground, savesData } from '../boot/fetching-ahead.ts';
import { readPreferences } from '../boot/preferences.ts';
import { startTexts } from '../i18n/i18n.ts';
import { Appearance } from '../shell/appearance.tsx';
import { prepareRouter } from '../shell/page/prepare-router.ts';
import { ErrorPage } from '../shell/pages/error-page.tsx';
import { AppToaster } from '../shell/toasts/app-toaster.tsx';
import { routeTree } from './routes.gen.ts';

/** Starts the demo in `root`. It needs no server: what its screens ask for is answered in the browser. */
export async function start(root: HTMLElement): Promise<void> {
  startSimulation();
  await startTexts(readPreferences().language);
  const router = createDemoRouter();
  await router.load();
  startTransition(() =>
    createRoot(root).render(
      <Appearance>
        <RouterProvider router={router} />
        <AppToaster />
      </Appearance>,
    ),
  );
  // While developing, the files are where they are written, each with a new address after every change.
  if (!import.meta.env.DEV && !isSpared(navigator)) void fetchInBackground(fetchAhead);
}

function createDemoRouter() {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./misc/no-such-page.tsx'), 'NoSuchPage'),
    scrollRestoration: true,
  });
  prepareRouter(router);
  return router;
}

/** A link that is slow, or paid by what goes through it: each page then asks for its own files. */
function isSpared({ connection }: Navigator): boolean {
  return savesData(navigator) || connection?.type === 'cellular' || connection?.effectiveType === '3g';
}

/** Fetches the rest of the demo once the first page has come to rest: nothing was fetched and nothing was busy for three seconds. */
async function fetchAhead(): Promise<void> {
  const [{ quietWindow }, { fetchAll }] = await Promise.all([
    import('../shell/quiet-window.ts'),
    import('./fetch-all.ts'),
  ]);
  await quietWindow(3_000);
  await fetchAll();
}
