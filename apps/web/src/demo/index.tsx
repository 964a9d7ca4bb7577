import { startSimulation } from '@kazi/simulation';
import { createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { savesData } from '../boot/fetching-ahead.ts';
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

/** Written by the build: every file that the demo may ever ask for. */
const list = '/demo-files.json';
/** The first page has all it needs once nothing was fetched and nothing was busy for this long. */
const quietMs = 3_000;
/** Bytes that are fetched ahead before the link is judged, and how many a second it must carry for more. */
const trialBytes = 400_000;
const leastBytesPerSecond = 32_000;
/** A browser keeps six connections to a server over HTTP/1.1; a page opened meanwhile must find some free. */
const atOnce = 3;

/**
 * Fetches, once the first page has come to rest, all else that the demo is made of. The browser keeps these files for
 * good, so from then on every page opens at once, and without a server. A link that is slow or paid by what goes through it is spared:
 * each page then asks for its own files.
 */
async function fetchAhead(): Promise<void> {
  // While developing, the files are where they are written, each with a new address after every change.
  const { connection } = navigator;
  const isSlow = connection?.type === 'cellular' || connection?.effectiveType === '3g';
  if (import.meta.env.DEV || savesData(navigator) || isSlow) return;
  const { quietWindow } = await import('../shell/quiet-window.ts');
  await quietWindow(quietMs);
  const files: string[] = await (await fetch(list)).json();
  const waiting = files.values();
  const beganAt = performance.now();
  let bytes = 0;
  const isTooSlow = () =>
    bytes > trialBytes && bytes / (performance.now() - beganAt) < leastBytesPerSecond / 1000;

  /** Fetches the files that no other loop has taken. Each is read to its end, or the browser would not keep it. */
  async function fetchAll(): Promise<void> {
    for (const file of waiting) {
      const answer = await fetch(file, { priority: 'low' });
      await answer.arrayBuffer();
      bytes += Number(answer.headers.get('content-length'));
      if (isTooSlow()) return;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchAll));
}
