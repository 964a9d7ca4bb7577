import type { Account } from '@kazi/contract/money';
import { statementFormats, statementMaxDays } from '@kazi/contract/money/words';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { placeErrors } from '../../../api/place-errors.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { dayOf, daysBetween } from '../../../shell/days.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useDownload } from './use-download.ts';

/** A statement from any day to any other. */
export function PeriodPanel({ account }: { account: Account }) {
  const { t } = useTranslation('money');
  const today = new Date();
  const form = useForm({
    initialValues: { from: `${today.getFullYear()}-01-01`, to: dayOf(today) },
    validate: {
      from: (from) => (from ? null : t('statements.dayProblem')),
      to: (to, { from }) => {
        if (!to) return t('statements.dayProblem');
        if (to < from) return t('statements.orderProblem');
        return daysBetween(from, to) > statementMaxDays
          ? t('statements.lengthProblem', { count: statementMaxDays })
          : null;
      },
    },
  });
  const { mutate, isPending, variables } = useDownload({
    meta: { quiet: true },
    onError: (error) => placeErrors(form, error),
  });
  const download = (format: (typeof statementFormats)[number]) =>
    form.onSubmit((days) => mutate({ id: account.id, ...days, format }))();
  return (
    <Panel
      title={t('statements.other')}
      description={t('statements.otherDescription', { count: statementMaxDays })}
    >
      <div className={formClasses.form}>
        <div className={formClasses.pair}>
          <DayField {...form.getInputProps('from')} label={t('statements.from')} />
          <DayField {...form.getInputProps('to')} label={t('statements.to')} />
        </div>
        <div className={formClasses.actions}>
          {statementFormats.map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload size={16} />}
              loading={isPending && variables.format === format}
              onClick={() => download(format)}
            >
              {t('statements.as', { format: format.toUpperCase() })}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  );
}
