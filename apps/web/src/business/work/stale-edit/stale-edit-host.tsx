import { lazy, Suspense, useSyncExternalStore } from 'react';
import { staleEdits } from './store.ts';

const Dialog = lazy(() =>
  import('./stale-edit-dialog.tsx').then((module) => ({ default: module.StaleEditDialog })),
);

/** Shows refused changes beside the newer task, one after the other. One for the whole application. */
export function StaleEditHost() {
  const edit = useSyncExternalStore(staleEdits.subscribe, staleEdits.first);
  return <Suspense>{edit && <Dialog edit={edit} />}</Suspense>;
}
