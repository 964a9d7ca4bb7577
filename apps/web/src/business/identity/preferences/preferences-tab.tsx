import { rules } from 'virtual:rules/identity.preferences.update';
import type { Preference } from '@kazi/contract/identity';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm, useDefinedForm } from '../../../shell/form/define-form.ts';
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
  const { run } = useChangePreferences();
  if (error && !kept) return <FailedState error={error} onRetry={refetch} />;
  if (!kept) return <SkeletonRows rows={2} label={t('common:loading')} />;
  return (
    <div className={formClasses.form}>
      {occasions.map((occasion) => (
        <Switch
          key={occasion}
          label={t(`mail.${occasion}`)}
          checked={kept[occasion]}
          onChange={({ currentTarget }) => void run({ id: kept.id, [occasion]: currentTarget.checked })}
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

const confirmationForm = defineForm({
  rules,
  from: ({ confirmRewardsFrom }: Preference): { confirmRewardsFrom: TypedAmount } => ({ confirmRewardsFrom }),
  empty: { confirmRewardsFrom: null },
  to: { confirmRewardsFrom: centsIn },
  useFields() {
    const { t } = useTranslation('identity');
    const check = useAmountCheck();
    return {
      confirmRewardsFrom: {
        label: t('confirmRewards.amount'),
        check: (amount) => check(amount, { min: 0 }),
      },
    };
  },
});

/** Kept when the field is left. */
function ConfirmationAmount({ kept }: { kept: Preference }) {
  const { run } = useChangePreferences();
  const form = useDefinedForm(confirmationForm, kept);
  return (
    <AmountField
      name="confirm-rewards-from"
      {...form.getInputProps('confirmRewardsFrom')}
      className={formClasses.form}
      onBlur={() => {
        if (form.validate().hasErrors) return;
        const confirmRewardsFrom = centsIn(form.getValues().confirmRewardsFrom);
        if (confirmRewardsFrom !== null && confirmRewardsFrom !== kept.confirmRewardsFrom)
          void run({ id: kept.id, confirmRewardsFrom });
      }}
    />
  );
}
