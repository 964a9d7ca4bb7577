import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';

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
