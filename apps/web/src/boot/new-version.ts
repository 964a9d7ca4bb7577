const KEY = 'kazi.reloaded-at';
const PATIENCE_MS = 30_000;

/**
 * A file that cannot be fetched has usually been replaced by a newer version of the application: loading the page
 * again brings that. Once in a while only, so that a server that is down does not keep a page reloading.
 */
export function reloadForNewVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY));
    if (!navigator.onLine || Date.now() - last < PATIENCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
