import { EmptyState } from '@kazi/ui/empty-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import { api } from '../../../api/queries.ts';
import { lastApp } from '../app-page/last-visited.ts';
import { NewTaskForm } from './new-task-form.tsx';
import { closeNewTask, type NewTaskStart } from './store.ts';

/** Makes a task in any app. */
export function NewTaskDialog({ start }: { start: NewTaskStart }) {
  const { t } = useTranslation(['work', 'common']);
  const { apps, isPending } = useAppsForTasks();
  const likely = start.app ?? lastApp.get();
  const app = apps.find(({ id }) => id === likely) ?? apps[0];
  return (
    <Modal
      opened
      onClose={closeNewTask}
      title={t('new.title')}
      size={680}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {isPending && <SkeletonRows rows={4} label={t('common:loading')} />}
      {!isPending && !app && (
        <EmptyState
          icon={<IconApps size={24} stroke={1.6} />}
          title={t('new.noApps')}
          action={
            <Button component="a" href="/apps">
              {t('new.makeApp')}
            </Button>
          }
        />
      )}
      {app && <NewTaskForm start={start} apps={apps} firstApp={app.id} />}
    </Modal>
  );
}

const most = 200;

/** The apps that the user may add tasks to. */
function useAppsForTasks() {
  const { data, isPending } = useQuery(
    api.organisation.apps.list.queryOptions({ input: { limit: most }, meta: { quiet: true } }),
  );
  return { apps: data?.items.filter(({ may }) => may.addTask) ?? [], isPending };
}
