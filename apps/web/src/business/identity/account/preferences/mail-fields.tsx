import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { useChangePreferences, useServerPreferences } from '../../preferences/server-preferences.ts';

const occasions = ['mailOnMention', 'mailOnAssignment', 'mailOnPayment'] as const;

/** Which occasions are worth a mail. */
export function MailFields() {
  const { t } = useTranslation(['identity', 'common']);
  const { data: kept, error, refetch } = useServerPreferences();
  const { mutate } = useChangePreferences();
  if (error && !kept) return <FailedState error={error} onRetry={refetch} />;
  if (!kept) return <SkeletonRows rows={2} label={t('common:loading')} />;
  return (
    <div className={formClasses.form}>
      {occasions.map((occasion) => (
        <Switch
          key={occasion}
          label={t(`mail.${occasion}`)}
          checked={kept[occasion]}
          onChange={({ currentTarget }) => mutate({ id: kept.id, [occasion]: currentTarget.checked })}
        />
      ))}
    </div>
  );
}
