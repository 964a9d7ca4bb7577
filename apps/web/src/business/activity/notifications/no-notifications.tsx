import { EmptyState } from '@kazi/ui/empty-state';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';

/** What stands there when nothing has concerned somebody yet. */
export function NoNotifications() {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      icon={<IconBell size={24} stroke={1.6} />}
      title={t('empty.title')}
      message={t('empty.message')}
    />
  );
}
