import { Suspense } from 'react';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useStore } from '../../../shell/store.ts';
import { newTaskStart } from './store.ts';

const Dialog = onDemand(async () => {
  const [{ NewTaskDialog }, { loadTexts }] = await Promise.all([
    import('./new-task-dialog.tsx'),
    import('../../../i18n/i18n.ts'),
  ]);
  await loadTexts('work', 'tasks');
  return NewTaskDialog;
});

/** The code of the dialog, before it is opened. */
export const fetchNewTask = Dialog.fetch;

/** The dialog that makes a task; its code is fetched when it is first opened. One for the whole application. */
export function NewTaskHost() {
  const start = useStore(newTaskStart, (begin) => begin);
  return <Suspense>{start && <Dialog start={start} />}</Suspense>;
}
