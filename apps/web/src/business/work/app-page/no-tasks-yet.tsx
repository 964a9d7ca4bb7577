import { EmptyState } from '@kazi/ui/empty-state';
import { Kbd } from '@kazi/ui/kbd';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconChecklist from '#icons/IconChecklist';
import IconSearchOff from '#icons/IconSearchOff';
import { openNewTask } from '../new-task/store.ts';

/** What stands in place of tasks where an app has none. */
export function NoTasksYet({ app, mayAdd }: { app: string; mayAdd: boolean }) {
  const { t } = useTranslation('work');
  return (
    <EmptyState
      icon={<IconChecklist size={24} stroke={1.6} />}
      title={t('board.empty.title')}
      message={mayAdd ? t('board.empty.message') : t('board.empty.read')}
      action={
        mayAdd && (
          <Button onClick={() => openNewTask({ app })} rightSection={<Kbd keys="c" />}>
            {t('app.newTask')}
          </Button>
        )
      }
    />
  );
}

/** What stands in place of tasks where the filter keeps none. */
export function NoTaskMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('work');
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.6} />}
      title={t('filter.empty.title')}
      message={t('filter.empty.message')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
