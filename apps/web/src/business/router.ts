import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { prepareRouter } from '../shell/page/prepare-router.ts';
import { ErrorPage } from '../shell/pages/error-page.tsx';
import { routeTree } from './routes.gen.ts';

/** How long a screen may take before its place is taken by a placeholder; most never get there. */
const pendingAfterMs = 1000;

export function createAppRouter() {
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
