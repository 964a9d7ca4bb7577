/** Removes background workers that an earlier version of the application registered: they would serve old files. */
export async function removeOldWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
}
