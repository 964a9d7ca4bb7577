import { lazy, Suspense } from 'react';
import { useStore } from '../../../shell/store.ts';
import { staleEdits } from './store.ts';

const Dialog = lazy(() =>
  import('./stale-edit-dialog.tsx').then((module) => ({ default: module.StaleEditDialog })),
);

/** Shows refused changes beside the newer task, one after the other. One for the whole application. */
export function StaleEditHost() {
  const edit = useStore(staleEdits, ([first]) => first);
  return <Suspense>{edit && <Dialog edit={edit} />}</Suspense>;
}
