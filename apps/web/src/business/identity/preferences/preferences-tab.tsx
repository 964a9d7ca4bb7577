import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
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

/** The amount from which on an acceptance asks before it pays. */
function ConfirmationField() {
  const { t } = useTranslation('common');
  const { data: kept } = useServerPreferences();
  if (!kept) return <SkeletonRows rows={1} label={t('loading')} />;
  // Anew where it is another: a higher one asks for proof, and is taken back where that is not given.
  return <ConfirmationAmount key={kept.confirmRewardsFrom} kept={kept} />;
}

/** Kept when the field is left. */
function ConfirmationAmount({
  kept,
}: {
  kept: NonNullable<ReturnType<typeof useServerPreferences>['data']>;
}) {
  const { t } = useTranslation('identity');
  const { mutate } = useChangePreferences();
  const check = useAmountCheck();
  const form = useForm<{ amount: TypedAmount }>({
    initialValues: { amount: kept.confirmRewardsFrom },
    validate: { amount: (amount) => check(amount, { min: 0 }) },
  });
  return (
    <AmountField
      name="confirm-rewards-from"
      {...form.getInputProps('amount')}
      className={formClasses.form}
      label={t('confirmRewards.amount')}
      onBlur={() => {
        if (form.validate().hasErrors) return;
        const confirmRewardsFrom = centsIn(form.getValues().amount);
        if (confirmRewardsFrom !== null && confirmRewardsFrom !== kept.confirmRewardsFrom)
          mutate({ id: kept.id, confirmRewardsFrom });
      }}
    />
  );
}
