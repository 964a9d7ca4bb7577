import { chosenVariant } from '@kazi/contract/variant';
import { isFetchingAhead } from './fetching-ahead.ts';
import { firstScreenPainted } from './first-screen.ts';
import { requestRest } from './request-early.ts';
import { tabStorage } from './storage.ts';
import { documentLook } from './workspace.ts';

const reloadedAtKey = 'kazi.reloaded-at';
const leastBetweenReloadsMs = 30_000;

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

reloadForNewVersion();
removeOldWorkers().catch((error: unknown) =>
  console.warn('Old background workers could not be removed', error),
);

const variants = {
  business: () => import('../business/index.tsx'),
  demo: () => import('../demo/index.tsx'),
};

/** By itself, before the rest: two short tasks let the page answer in between, where one would hold it up. */
async function runReact(): Promise<void> {
  await import('../shell/preload-react.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

// An older browser already shows that it is too old.
if (document.documentElement.dataset.tooOld === undefined)
  firstScreenPainted(document.documentElement)
    .then(requestRest)
    .then(runReact)
    .then(variants[chosenVariant(document.cookie)])
    .then((variant) => variant.start(root))
    // A translator comes once there is something to read.
    .then(() => import('./translated-page.ts'))
    .catch((error: unknown) => {
      console.error(error);
      showLoadFailure(root);
    });

/** Removes background workers that an earlier version of the application registered: they would serve old files. */
async function removeOldWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}

/**
 * A file that cannot be fetched has usually been replaced by a newer version of the application: loading the page
 * again brings that. Once in a while only, so that a server that is down does not keep a page reloading; and never for
 * a file that no screen waits for.
 */
function reloadForNewVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(tabStorage.get(reloadedAtKey));
    if (!navigator.onLine || isFetchingAhead() || Date.now() - last < leastBetweenReloadsMs) return;
    tabStorage.set(reloadedAtKey, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

/**
 * Shown when the application's own files cannot be fetched, so nothing of it can be relied on: no styles, no
 * translations. Loading again is the way forward, also after a new version replaced the files.
 */
function showLoadFailure(root: HTMLElement): void {
  const box = document.createElement('div');
  box.className = 'loading';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `${documentLook().name} could not be loaded. Check the connection and try again.`;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  box.append(text, again);
  root.replaceChildren(box);
}
