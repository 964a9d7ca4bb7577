import { cents } from '@kazi/contract/cents';
import type { RunOpened } from '@kazi/contract/payroll';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { toast } from '@kazi/ui/toast';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { messageOf, refusalOf } from '../../../api/message.ts';
import { placeErrors, toastFailure } from '../../../api/place-errors.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { newerOf } from '../../../shell/record/merge.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { useOnce } from '../../money/index.ts';
import { refreshPayroll } from '../parts/queries.ts';
import { keepRun, showRefusal } from './use-run-actions.ts';

interface DecideProps {
  run: RunOpened;
  onClose: () => void;
}

const quiet = { quiet: true };

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
  const approve = useMutation({
    mutationFn: () => client.payroll.runs.approve({ id, version, leaving: cents(totals.leaving) }),
    meta: quiet,
    onSuccess: async (approved) => {
      await keepRun(approved);
      toast({ message: t('run.approved', { month: monthName(run.month) }) });
    },
    onError: async (error) => {
      if (refusalOf(error)) return;
      if (newerOf<RunOpened>(error, run)) return showRefusal(run, error);
      await refreshPayroll();
      onRefused(messageOf(error));
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      title={t('run.approveTitle', { amount: said(totals.leaving) })}
      confirmLabel={t('run.approveLabel', { amount: said(totals.leaving) })}
      busy={approve.isPending}
      onConfirm={() => approve.mutate()}
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

/** Sends a run back, with what is to be mended. */
export function RejectDialog({ run, onClose }: DecideProps) {
  const { t } = useTranslation('payroll');
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('run.reasonMissing')) },
  });
  const reject = useMutation({
    mutationFn: ({ reason }: { reason: string }) => client.payroll.runs.reject({ id: run.id, reason }),
    meta: quiet,
    onError: (error) => placeErrors(form, error),
    onSuccess: async (rejected) => {
      await keepRun(rejected);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('run.rejectTitle')}
      submitLabel={t('run.reject')}
      busy={reject.isPending}
      onSubmit={form.onSubmit((values) => reject.mutate(values))}
      onClose={onClose}
    >
      <Textarea
        {...form.getInputProps('reason')}
        label={t('run.reason')}
        autosize
        minRows={3}
        data-autofocus
        required
      />
    </FormDialog>
  );
}

/** Cancels a run before anything was paid. */
export function CancelDialog({ run, onClose }: DecideProps) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const cancel = useMutation({
    mutationFn: () => client.payroll.runs.cancel({ id: run.id }),
    meta: quiet,
    onSuccess: keepRun,
    onError: (error) => showRefusal(run, error),
    onSettled: onClose,
  });
  return (
    <Confirm
      danger
      title={t('run.cancelTitle', { month: monthName(run.month) })}
      confirmLabel={t('run.cancel')}
      cancelLabel={t('run.keep')}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
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
  const pay = useOnce(client.payroll.runs.pay, {
    meta: quiet,
    onSuccess: keepRun,
    onError: async (error) => {
      await refreshPayroll();
      toastFailure(error);
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      title={t('run.payTitle', { count: run.employees })}
      confirmLabel={t('run.pay')}
      busy={pay.isPending}
      onConfirm={() => pay.mutate({ id: run.id })}
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
  const close = useMutation({
    mutationFn: () => client.payroll.runs.close({ id: run.id }),
    meta: quiet,
    onSuccess: async (closed) => {
      await keepRun(closed);
      toast({ message: t('run.closed', { month }) });
    },
    onError: (error) => showRefusal(run, error),
    onSettled: onClose,
  });
  return (
    <Confirm
      title={t('run.closeTitle', { month })}
      confirmLabel={t('run.close')}
      busy={close.isPending}
      onConfirm={() => close.mutate()}
      onClose={onClose}
    >
      {t('run.closeMessage')}
    </Confirm>
  );
}
