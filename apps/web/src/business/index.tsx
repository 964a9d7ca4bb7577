import { createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readPreferences } from '../boot/preferences.ts';
import { startTexts } from '../i18n/i18n.ts';
import { restoreSession } from '../session/session.ts';
import { Appearance } from '../shell/appearance.tsx';
import { prepareRouter } from '../shell/page/prepare-router.ts';
import { ErrorPage } from '../shell/pages/error-page.tsx';
import { AppToaster } from '../shell/toasts/app-toaster.tsx';
import { routeTree } from './routes.gen.ts';

/** Starts the real application in `root`. The loading screen stays until the first screen is complete. */
export async function start(root: HTMLElement): Promise<void> {
  await Promise.all([startTexts(readPreferences().language), restoreSession()]);
  const router = createAppRouter();
  await router.load();
  // As a transition, rendering makes way for the browser every few milliseconds: typing and scrolling stay fluent.
  startTransition(() =>
    createRoot(root).render(
      <Appearance>
        <RouterProvider router={router} />
        <AppToaster />
      </Appearance>,
    ),
  );
}

/** How long a screen may take before its place is taken by a placeholder; most never get there. */
const pendingAfterMs = 1000;

function createAppRouter() {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingAfterMs,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('../shell/pages/not-found-page.tsx'),
      'NotFoundPage',
    ),
    scrollRestoration: true,
  });
  prepareRouter(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
