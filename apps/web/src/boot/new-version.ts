const key = 'kazi.reloaded-at';
const patienceMs = 30_000;

/**
 * A file that cannot be fetched has usually been replaced by a newer version of the application: loading the page
 * again brings that. Once in a while only, so that a server that is down does not keep a page reloading.
 */
export function reloadForNewVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key));
    if (!navigator.onLine || Date.now() - last < patienceMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
