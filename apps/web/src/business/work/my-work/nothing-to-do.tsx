import { EmptyState } from '@kazi/ui/empty-state';
import { useTranslation } from 'react-i18next';
import IconChecks from '#icons/IconChecks';
import type { Part } from './filter.ts';

/** What stands in place of tasks where there are none. */
export function NothingToDo({ part }: { part: Part }) {
  const { t } = useTranslation('work');
  return (
    <EmptyState
      icon={<IconChecks size={24} stroke={1.6} />}
      title={t(`mine.empty.${part}.title`)}
      message={t(`mine.empty.${part}.message`)}
    />
  );
}
