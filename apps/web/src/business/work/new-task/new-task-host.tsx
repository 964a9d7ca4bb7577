import { lazy, Suspense } from 'react';
import { useStore } from '../../../shell/store.ts';
import { newTaskStart } from './store.ts';

const Dialog = lazy(async () => {
  const [{ NewTaskDialog }, { loadTexts }] = await Promise.all([
    import('./new-task-dialog.tsx'),
    import('../../../i18n/i18n.ts'),
  ]);
  await loadTexts('work', 'tasks');
  return { default: NewTaskDialog };
});

/** The dialog that makes a task; its code is fetched when it is first opened. One for the whole application. */
export function NewTaskHost() {
  const start = useStore(newTaskStart, (begin) => begin);
  return <Suspense>{start && <Dialog start={start} />}</Suspense>;
}
