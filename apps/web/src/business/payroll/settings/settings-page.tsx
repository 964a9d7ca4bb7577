import { rules } from 'virtual:rules/payroll.settings.update';
import type { PayrollSettings } from '@kazi/contract/payroll';
import { prorations, thirdBases } from '@kazi/contract/payroll/words';
import { Panel } from '@kazi/ui/panel';
import { NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { RecordForm } from '../../../shell/form/record-form.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { hintBelow } from '../parts/hint-below.ts';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';

/** The employer, who pays, and how payroll is run. */
export function SettingsPage() {
  const { t } = useTranslation('payroll');
  const query = useQuery(api.payroll.settings.get.queryOptions());
  return (
    <Page title={t('settings.title')} description={t('settings.description')} width="narrow">
      <PayrollTabs />
      <Loaded query={query} rows={6} rowHeight={68} inPanel>
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </Page>
  );
}

/** The settings of the workspace, under an id as every record that is edited has one. */
type Item = PayrollSettings & { id: string };

interface Values {
  name: string;
  kraPin: string;
  nssfNumber: string;
  shaNumber: string;
  proration: PayrollSettings['proration'];
  oneThirdOf: PayrollSettings['oneThirdOf'];
  payDay: number | string;
  lockPayslips: boolean;
  /** The payer is set to oneself or removed; until then it is as it was. */
  payer: 'as-now' | 'me' | 'nobody';
}

const empty: Values = {
  name: '',
  kraPin: '',
  nssfNumber: '',
  shaNumber: '',
  proration: 'calendar',
  oneThirdOf: 'basic',
  payDay: '',
  lockPayslips: false,
  payer: 'nobody',
};

const orNull = (typed: string) => typed.trim() || null;

const settingsForm = defineForm({
  draft: 'payroll-settings',
  rules,
  from: (settings: Item): Values => ({
    name: settings.name ?? '',
    kraPin: settings.kraPin ?? '',
    nssfNumber: settings.nssfNumber ?? '',
    shaNumber: settings.shaNumber ?? '',
    proration: settings.proration,
    oneThirdOf: settings.oneThirdOf,
    payDay: settings.payDay,
    lockPayslips: settings.lockPayslips,
    payer: settings.payer ? 'as-now' : 'nobody',
  }),
  empty,
  to: {
    name: orNull,
    kraPin: orNull,
    nssfNumber: orNull,
    shaNumber: orNull,
    payDay: Number,
    payer: (payer: Values['payer']) => (payer === 'as-now' ? undefined : payer),
  },
  useFields() {
    const { t } = useTranslation('payroll');
    return {
      name: t('settings.name'),
      kraPin: t('fields.kraPin'),
      nssfNumber: t('fields.nssfNumber'),
      shaNumber: t('fields.shaNumber'),
      payer: { label: t('settings.payerLabel'), show: (payer) => t(`payer.${payer}`) },
      payDay: t('settings.payDay'),
      proration: {
        label: t('settings.proration'),
        data: prorations.map((value) => ({ value, label: t(`proration.${value}`) })),
      },
      oneThirdOf: {
        label: t('settings.oneThird'),
        data: thirdBases.map((value) => ({ value, label: t(`oneThird.${value}`) })),
      },
      lockPayslips: { label: t('settings.lock'), show: String },
    };
  },
});

/** The settings of payroll, each with what follows from it. */
function SettingsForm({ settings }: { settings: PayrollSettings }) {
  const { t } = useTranslation('payroll');
  const asItem = (one: PayrollSettings): Item => ({ ...one, id: 'payroll' });
  return (
    <RecordForm
      form={settingsForm}
      record={asItem(settings)}
      update={async (change, { version }) =>
        asItem(await client.payroll.settings.update({ version, ...change }))
      }
      changes={['payroll-settings']}
      says={() => t('settings.saved')}
    >
      {(form) => (
        <>
          <EmployerPanel form={form} />
          <PayerPanel form={form} settings={settings} />
          <RulesPanel form={form} />
        </>
      )}
    </RecordForm>
  );
}

interface PanelProps {
  form: UseFormReturnType<Values>;
}

function EmployerPanel({ form }: PanelProps) {
  const { t } = useTranslation('payroll');
  return (
    <Panel title={t('settings.employer')} description={t('settings.employerHint')}>
      <div className={formClasses.pair}>
        <TextInput {...form.getInputProps('name')} />
        <TextInput {...form.getInputProps('kraPin')} placeholder="P051234567X" dir="ltr" />
        <TextInput {...form.getInputProps('nssfNumber')} dir="ltr" />
        <TextInput {...form.getInputProps('shaNumber')} dir="ltr" />
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
            {...hintBelow}
            description={t('settings.payDayHint')}
            min={1}
            max={31}
            allowDecimal={false}
          />
          <NativeSelect
            {...form.getInputProps('proration')}
            {...hintBelow}
            description={t('settings.prorationHint')}
          />
          <NativeSelect
            {...form.getInputProps('oneThirdOf')}
            {...hintBelow}
            description={t('settings.oneThirdHint')}
          />
        </div>
        <Switch
          {...form.getInputProps('lockPayslips', { type: 'checkbox' })}
          description={t('settings.lockHint')}
        />
      </div>
    </Panel>
  );
}
