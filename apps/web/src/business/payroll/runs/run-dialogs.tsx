import { rules } from 'virtual:rules/payroll.runs.reject';
import { cents } from '@kazi/contract/cents';
import type { RunOpened } from '@kazi/contract/payroll';
import { inputColumns } from '@kazi/contract/payroll/words';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { messageOf, refusalOf } from '../../../api/message.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { useOnce } from '../../money/index.ts';
import { saveCsv } from '../parts/csv-file.tsx';
import { CsvImport } from '../parts/csv-import.tsx';
import { isChangedMeanwhile, runKey, useRunWrite } from './use-runs.ts';

interface DecideProps {
  run: RunOpened;
  onClose: () => void;
}

/** Repeats what is about to leave the account, and approves that sum and no other. */
export function ApproveDialog({
  run,
  onRefused,
  onClose,
}: DecideProps & {
  /** Is told why it is not approved, unless there is a newer version of it to look at. */
  onRefused: (why: string) => void;
}) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const locale = useLocale();
  const { id, version, totals, currency, payer, employees } = run;
  const said = (amount: number) => formatMoney(amount, currency, locale);
  const approve = useRunWrite(
    () => client.payroll.runs.approve({ id, version, leaving: cents(totals.leaving) }),
    {
      says: () => t('run.approved', { month: monthName(run.month) }),
      async failed(error) {
        if (refusalOf(error)) return;
        if (await isChangedMeanwhile(run)) toastFailure(error);
        else onRefused(messageOf(error));
      },
      settled: onClose,
    },
  );
  return (
    <Confirm
      title={t('run.approveTitle', { amount: said(totals.leaving) })}
      confirmLabel={t('run.approveLabel', { amount: said(totals.leaving) })}
      busy={approve.busy}
      onConfirm={() => void approve.run()}
      onClose={onClose}
    >
      {t('run.approveMessage', {
        count: employees,
        name: payer?.name ?? '',
        net: said(totals.net),
        rest: said(totals.leaving - totals.net),
      })}
    </Confirm>
  );
}

const rejectionForm = defineForm({
  draft: 'run-rejection',
  rules,
  empty: { reason: '' },
  useFields() {
    const { t } = useTranslation('payroll');
    return {
      reason: {
        label: t('run.reason'),
        check: (reason) => (reason.trim() ? null : t('run.reasonMissing')),
      },
    };
  },
});

/** Sends a run back, with what is to be mended. */
export function RejectDialog({ run, onClose }: DecideProps) {
  const { t } = useTranslation('payroll');
  return (
    <SendDialog
      form={rejectionForm}
      about={run.id}
      title={t('run.rejectTitle')}
      submitLabel={t('run.reject')}
      send={(input) => client.payroll.runs.reject({ id: run.id, ...input })}
      answers={runKey}
      changes={['payroll-run']}
      onClose={onClose}
    >
      {(form) => <Textarea {...form.getInputProps('reason')} autosize minRows={3} data-autofocus required />}
    </SendDialog>
  );
}

/** Cancels a run before anything was paid. */
export function CancelDialog({ run, onClose }: DecideProps) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const cancel = useRunWrite(client.payroll.runs.cancel, { settled: onClose });
  return (
    <Confirm
      danger
      title={t('run.cancelTitle', { month: monthName(run.month) })}
      confirmLabel={t('run.cancel')}
      cancelLabel={t('run.keep')}
      busy={cancel.busy}
      onConfirm={() => void cancel.run({ id: run.id })}
      onClose={onClose}
    >
      {t('run.cancelMessage')}
    </Confirm>
  );
}

/** Sends everybody their pay, once. */
export function PayDialog({ run, onClose }: DecideProps) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const pay = useRunWrite(useOnce(client.payroll.runs.pay), { settled: onClose });
  return (
    <Confirm
      title={t('run.payTitle', { count: run.employees })}
      confirmLabel={t('run.pay')}
      busy={pay.busy}
      onConfirm={() => void pay.run({ id: run.id })}
      onClose={onClose}
    >
      {t('run.payMessage', { net: formatMoney(run.totals.net, run.currency, locale) })}
    </Confirm>
  );
}

/** Closes a run whose people are all paid. */
export function CloseDialog({ run, onClose }: DecideProps) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const month = monthName(run.month);
  const close = useRunWrite(client.payroll.runs.close, {
    says: () => t('run.closed', { month }),
    settled: onClose,
  });
  return (
    <Confirm
      title={t('run.closeTitle', { month })}
      confirmLabel={t('run.close')}
      busy={close.busy}
      onConfirm={() => void close.run({ id: run.id })}
      onClose={onClose}
    >
      {t('run.closeMessage')}
    </Confirm>
  );
}

const exampleInputs: Record<(typeof inputColumns)[number], string> = {
  number: 'E001',
  overtime_hours: '4.5',
  holiday_hours: '0',
  days_worked: '',
  bonus: '10000',
  arrears: '',
  skip: '',
};

/** Takes hours, bonuses and days of many from a file: saved whole, or not at all where a row has a problem. */
export function InputsDialog({ run, onClose }: { run: RunOpened; onClose: () => void }) {
  const { t } = useTranslation('payroll');
  return (
    <CsvImport
      title={t('inputs.import')}
      words={t('inputs.importWords')}
      saveLabel={t('inputs.importSave')}
      onTemplate={() =>
        saveCsv('inputs.csv', [inputColumns, inputColumns.map((column) => exampleInputs[column])])
      }
      take={(chosen) => client.payroll.runs.importInputs({ ...chosen, id: run.id })}
      changes={['payroll-run']}
      ready={({ changed }) => t('inputs.importReady', { count: changed })}
      says={({ changed }) => t('inputs.imported', { count: changed })}
      onClose={onClose}
    />
  );
}
