import { ConfirmDialog } from '@kazi/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PaidLines } from '../reward/paid-lines.tsx';
import { taskOptions } from '../task/task-options.ts';
import type { ReopeningAsked } from './store.ts';
import { usePayWords } from './use-pay-words.ts';

/** Says what stays paid before tasks are opened again. */
export function ReopenDialog({ asked: { tasks, answer } }: { asked: ReopeningAsked }) {
  const { t } = useTranslation(['work', 'common']);
  const [only, ...others] = tasks;
  const what = only && others.length === 0 ? only.number : t('pay.tasks', { count: tasks.length });
  return (
    <ConfirmDialog
      opened
      title={t('reopen.title', { what })}
      confirmLabel={t('reopen.confirm', { what })}
      cancelLabel={t('common:cancel')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {only && others.length === 0 ? <OfOne id={only._id} /> : <OfMany tasks={tasks} />}
    </ConfirmDialog>
  );
}

function OfOne({ id }: { id: string }) {
  const { data: task } = useQuery(taskOptions(id));
  const { t } = useTranslation('work');
  return task ? <PaidLines shares={task.shares} /> : t('reopen.stays');
}

function OfMany({ tasks }: Pick<ReopeningAsked, 'tasks'>) {
  const { t } = useTranslation('work');
  const words = usePayWords();
  return (
    <>
      <ul>
        {tasks.map((task) => (
          <li key={task._id}>
            <bdi>{task.number}</bdi> · {words.paid(task)} · {words.to(task)}
          </li>
        ))}
      </ul>
      <p>{t('reopen.stays')}</p>
    </>
  );
}
