import { cents } from '@kazi/contract/cents';
import { amountMaxCents } from '@kazi/contract/limits';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { NumberInput, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../../shell/edit-form/form.module.css';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { AppearanceFields } from './appearance-fields.tsx';
import { useChangePreferences, useServerPreferences } from './server-preferences.ts';

const occasions = ['mailOnMention', 'mailOnAssignment', 'mailOnPayment'] as const;

/** How the application looks to me, and when it writes to me. A choice applies at once, on every device I log in on. */
export function PreferencesTab() {
  const { t } = useTranslation('identity');
  return (
    <>
      <Panel title={t('look.title')} description={t('look.description')}>
        <AppearanceFields />
      </Panel>
      <Panel title={t('mail.title')} description={t('mail.description')}>
        <MailFields />
      </Panel>
      <Panel title={t('confirmRewards.title')} description={t('confirmRewards.description')}>
        <ConfirmationField />
      </Panel>
    </>
  );
}

/** Which occasions are worth a mail. */
function MailFields() {
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

/** The amount from which on an acceptance asks before it pays. Kept when the field is left. */
function ConfirmationField() {
  const { t } = useTranslation(['identity', 'common']);
  const { data: kept } = useServerPreferences();
  const { mutate } = useChangePreferences();
  if (!kept) return <SkeletonRows rows={1} label={t('common:loading')} />;
  return (
    <NumberInput
      // Anew where it is another: a higher one asks for proof, and is taken back where that is not given.
      key={kept.confirmRewardsFrom}
      className={formClasses.form}
      label={t('confirmRewards.amount')}
      defaultValue={kept.confirmRewardsFrom / 100}
      min={0}
      max={amountMaxCents / 100}
      decimalScale={2}
      thousandSeparator=","
      allowedDecimalSeparators={['.']}
      prefix="KES "
      hideControls
      onBlur={({ currentTarget }) => {
        const typed = cents(Math.round(Number(currentTarget.value.replace(/[^\d.]/g, '')) * 100));
        if (typed !== kept.confirmRewardsFrom) mutate({ id: kept.id, confirmRewardsFrom: typed });
      }}
    />
  );
}
