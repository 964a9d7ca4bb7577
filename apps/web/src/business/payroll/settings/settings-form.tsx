import type { PayrollSettings } from '@kazi/contract/payroll';
import { prorations, thirdBases } from '@kazi/contract/payroll/words';
import { Panel } from '@kazi/ui/panel';
import { Button, NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../shell/edit-form/use-versioned-edit.ts';
import { hintBelow } from '../parts/hint-below.ts';
import { type Item, inputOf, itemOf, type SettingsValues, valuesOf } from './values.ts';

/** The settings of payroll, each with what follows from it. */
export function SettingsForm({ settings }: { settings: PayrollSettings }) {
  const { t } = useTranslation(['payroll', 'common']);
  const item = itemOf(settings);
  const form = useForm<SettingsValues>({ initialValues: valuesOf(item) });
  const edit = useVersionedEdit<Item, SettingsValues>({
    item,
    form,
    valuesOf,
    save: async (change, version) =>
      itemOf(await client.payroll.settings.update({ version, ...inputOf(change) })),
    changes: ['payroll-settings'],
    says: () => t('settings.saved'),
    onSaved: (saved) => {
      form.setValues(valuesOf(saved));
      form.resetDirty(valuesOf(saved));
    },
  });
  return (
    <form onSubmit={edit.submit} className={formClasses.form} noValidate>
      <EmployerPanel form={form} />
      <PayerPanel form={form} settings={settings} />
      <RulesPanel form={form} />
      <div className={formClasses.actions}>
        <Button type="submit" loading={edit.isSaving} disabled={!form.isDirty()}>
          {t('common:save')}
        </Button>
      </div>
      <NewerVersionDialog
        edit={edit}
        labels={{
          name: t('settings.name'),
          kraPin: t('fields.kraPin'),
          nssfNumber: t('fields.nssfNumber'),
          shaNumber: t('fields.shaNumber'),
          payer: t('settings.payer'),
          payDay: t('settings.payDay'),
          proration: t('settings.proration'),
          oneThirdOf: t('settings.oneThird'),
          lockPayslips: t('settings.lock'),
        }}
        show={(values, field) => {
          if (field === 'proration') return t(`proration.${values.proration}`);
          if (field === 'oneThirdOf') return t(`oneThird.${values.oneThirdOf}`);
          if (field === 'payer') return t(`payer.${values.payer}`);
          return String(values[field]);
        }}
      />
    </form>
  );
}

interface PanelProps {
  form: UseFormReturnType<SettingsValues>;
}

function EmployerPanel({ form }: PanelProps) {
  const { t } = useTranslation('payroll');
  return (
    <Panel title={t('settings.employer')} description={t('settings.employerHint')}>
      <div className={formClasses.pair}>
        <TextInput {...form.getInputProps('name')} label={t('settings.name')} />
        <TextInput
          {...form.getInputProps('kraPin')}
          label={t('fields.kraPin')}
          placeholder="P051234567X"
          dir="ltr"
        />
        <TextInput {...form.getInputProps('nssfNumber')} label={t('fields.nssfNumber')} dir="ltr" />
        <TextInput {...form.getInputProps('shaNumber')} label={t('fields.shaNumber')} dir="ltr" />
      </div>
    </Panel>
  );
}

function PayerPanel({ form, settings }: PanelProps & { settings: PayrollSettings }) {
  const { t } = useTranslation('payroll');
  const { payer, approvers } = settings;
  return (
    <Panel title={t('settings.payer')} description={t('settings.payerHint')}>
      <div className={formClasses.form}>
        <NativeSelect
          {...form.getInputProps('payer')}
          label={t('settings.payerLabel')}
          data={[
            ...(payer ? [{ value: 'as-now', label: payer.name }] : []),
            { value: 'me', label: t('payer.me') },
            { value: 'nobody', label: t('payer.nobody') },
          ]}
        />
        <p>{t('settings.approvers', { count: approvers })}</p>
      </div>
    </Panel>
  );
}

function RulesPanel({ form }: PanelProps) {
  const { t } = useTranslation('payroll');
  return (
    <Panel title={t('settings.rules')}>
      <div className={formClasses.form}>
        <div className={formClasses.pair}>
          <NumberInput
            {...form.getInputProps('payDay')}
            label={t('settings.payDay')}
            {...hintBelow}
            description={t('settings.payDayHint')}
            min={1}
            max={31}
            allowDecimal={false}
          />
          <NativeSelect
            {...form.getInputProps('proration')}
            label={t('settings.proration')}
            {...hintBelow}
            description={t('settings.prorationHint')}
            data={prorations.map((value) => ({ value, label: t(`proration.${value}`) }))}
          />
          <NativeSelect
            {...form.getInputProps('oneThirdOf')}
            label={t('settings.oneThird')}
            {...hintBelow}
            description={t('settings.oneThirdHint')}
            data={thirdBases.map((value) => ({ value, label: t(`oneThird.${value}`) }))}
          />
        </div>
        <Switch
          {...form.getInputProps('lockPayslips', { type: 'checkbox' })}
          label={t('settings.lock')}
          description={t('settings.lockHint')}
        />
      </div>
    </Panel>
  );
}
