import { rules } from 'virtual:rules/money.accounts.statement';
import { kenyanToday } from '@kazi/contract/days';
import type { Account } from '@kazi/contract/money';
import { statementFormats, statementMaxDays } from '@kazi/contract/money/words';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { daysBetween } from '../../../shell/days.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm, useDefinedForm } from '../../../shell/form/define-form.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { saveFile } from '../../../shell/save-file.ts';

interface Days {
  from: string;
  to: string;
}

const daysForm = defineForm({
  rules,
  from: (days: Days) => days,
  empty: { from: '', to: '' },
  useFields() {
    const { t } = useTranslation('money');
    return {
      from: { label: t('statements.from'), check: (from) => (from ? null : t('statements.dayProblem')) },
      to: {
        label: t('statements.to'),
        check(to, { from }) {
          if (!to) return t('statements.dayProblem');
          if (to < from) return t('statements.orderProblem');
          return daysBetween(from, to) > statementMaxDays
            ? t('statements.lengthProblem', { count: statementMaxDays })
            : null;
        },
      },
    };
  },
});

/** A statement from any day to any other. */
export function PeriodPanel({ account }: { account: Account }) {
  const { t } = useTranslation('money');
  const [thisYear] = useState(() => ({
    from: `${kenyanToday().slice(0, 'YYYY'.length)}-01-01`,
    to: kenyanToday(),
  }));
  const form = useDefinedForm(daysForm, thisYear);
  return (
    <Panel
      title={t('statements.other')}
      description={t('statements.otherDescription', { count: statementMaxDays })}
    >
      <div className={formClasses.form}>
        <div className={formClasses.pair}>
          <DayField {...form.getInputProps('from')} />
          <DayField {...form.getInputProps('to')} />
        </div>
        <div className={formClasses.actions}>
          {statementFormats.map((format) => (
            <Download key={format} form={form} account={account.id} format={format} />
          ))}
        </div>
      </div>
    </Panel>
  );
}

interface DownloadProps {
  form: UseFormReturnType<Days>;
  account: string;
  format: (typeof statementFormats)[number];
}

function Download({ form, account, format }: DownloadProps) {
  const { t } = useTranslation('money');
  const download = useWrite(client.money.accounts.statement, { changes: [], form, done: saveFile });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={download.busy}
      onClick={() => form.onSubmit((days) => void download.run({ id: account, ...days, format }))()}
    >
      {t('statements.as', { format: format.toUpperCase() })}
    </Button>
  );
}
