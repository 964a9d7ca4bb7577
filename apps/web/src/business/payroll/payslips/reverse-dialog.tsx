import { rules } from 'virtual:rules/payroll.payslips.reverse';
import type { PayslipOpened, Run } from '@kazi/contract/payroll';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { useDates } from '../../../shell/use-dates.ts';

interface ReverseDialogProps {
  payslip: PayslipOpened;
  onClose: () => void;
}

/** Takes a payslip of a closed month back, in an open run of the same year; leads to that run. */
export function ReverseDialog(props: ReverseDialogProps) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const { month } = props.payslip;
  const title = t('reverse.title', { month: monthName(month) });
  const query = useQuery(
    api.payroll.runs.list.queryOptions({
      input: { year: Number(month.slice(0, 4)), limit: 200 },
      select: ({ items }) => items.filter((run) => run.may.change && run.month >= month).reverse(),
    }),
  );
  const { data } = query;
  if (data && data.length > 0) return <ReverseForm {...props} title={title} runs={data} />;
  return (
    <Dialog title={title} onClose={props.onClose}>
      <Loaded query={query} rows={2}>
        {() => <BeginFirst {...props} />}
      </Loaded>
    </Dialog>
  );
}

/** Without an open run there is nothing to take it back in. */
function BeginFirst({ payslip: { month }, onClose }: ReverseDialogProps) {
  const { t } = useTranslation(['payroll', 'common']);
  const { monthName } = useDates();
  return (
    <div className={formClasses.form}>
      <p>{t('reverse.none', { month: monthName(month), year: month.slice(0, 4) })}</p>
      <div className={formClasses.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <LinkButton to="/payroll">{t('reverse.toRuns')}</LinkButton>
      </div>
    </div>
  );
}

interface ReverseFormProps extends ReverseDialogProps {
  title: string;
  /** Those that may take it, the earliest month first. */
  runs: readonly Run[];
}

const reversalForm = defineForm({
  rules,
  from: (run: Run) => ({ run: run.id }),
  empty: { run: '' },
  useFields() {
    const { t } = useTranslation('payroll');
    return { run: t('reverse.run') };
  },
});

function ReverseForm({ payslip, title, runs, onClose }: ReverseFormProps) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, month, employee, net, currency } = payslip;
  const [earliest] = runs;
  return (
    <SendDialog
      form={reversalForm}
      {...(earliest && { record: earliest })}
      title={title}
      submitLabel={t('reverse.open')}
      send={(input) => client.payroll.payslips.reverse({ id, ...input })}
      changes={['payslip', 'payroll-run']}
      says={(reversal) => t('reverse.done', { month: monthName(reversal.month) })}
      done={({ run }) => navigate({ to: '/payroll/runs/$runId', params: { runId: run } })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('reverse.words', { month: monthName(month), net: formatMoney(net, currency, locale) })}</p>
          <NativeSelect
            {...form.getInputProps('run')}
            description={t('reverse.again', { name: employee.name })}
            data={runs.map((run) => ({
              value: run.id,
              label: [monthName(run.month), run.note].filter(Boolean).join(' · '),
            }))}
            data-autofocus
          />
        </>
      )}
    </SendDialog>
  );
}
