import { startSimulation } from '@kazi/simulation';
import { createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readPreferences } from '../boot/preferences.ts';
import { startTexts } from '../i18n/i18n.ts';
import { Appearance } from '../shell/appearance.tsx';
import { prepareRouter } from '../shell/page/prepare-router.ts';
import { ErrorPage } from '../shell/pages/error-page.tsx';
import { AppToaster } from '../shell/toasts/app-toaster.tsx';
import { routeTree } from './routes.gen.ts';
import { fetchAhead } from './routing/fetch-ahead.ts';

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
  // Where the server is gone before all is there, each page asks for its own files, as ever.
  fetchAhead().catch((error: unknown) => console.warn('Not all of the demo could be fetched ahead', error));
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
