import { rules as bonusRules } from 'virtual:rules/work.pay.bonus';
import { rules as disputeRules } from 'virtual:rules/work.pay.dispute';
import { rules as partRules } from 'virtual:rules/work.pay.part';
import { rules as settleRules } from 'virtual:rules/work.pay.settle';
import { noCents } from '@kazi/contract/cents';
import type { Task } from '@kazi/contract/work';
import { Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useOnce } from '../../money/index.ts';
import { keepTask } from '../change/task-cache.ts';
import { BonusFields } from './bonus-fields.tsx';

interface PayDialogProps {
  task: Task;
  onClose: () => void;
}

const money = (amount: TypedAmount) => ({ amount: centsIn(amount) ?? noCents, currency: 'KES' });

const noAmount: { amount: TypedAmount } = { amount: null };
const noBonus = { ...noAmount, reason: '' };
const noSettlement: { paid: TypedAmount; sentence: string } = { paid: null, sentence: '' };

const amountForm = defineForm({
  rules: partRules,
  empty: noAmount,
  to: { amount: money },
  useFields() {
    const { t } = useTranslation('tasks');
    const check = useAmountCheck();
    return { amount: { label: t('pay.amount'), check: (amount) => check(amount) } };
  },
});

const bonusForm = defineForm({
  rules: bonusRules,
  empty: noBonus,
  to: { amount: money },
  useFields() {
    const { t } = useTranslation('tasks');
    const check = useAmountCheck();
    return {
      amount: { label: t('pay.amount'), check: (amount) => check(amount) },
      reason: t('pay.bonusReason'),
    };
  },
});

const settlementForm = defineForm({
  rules: settleRules,
  empty: noSettlement,
  to: { paid: money },
  useFields() {
    const { t } = useTranslation('tasks');
    const check = useAmountCheck();
    return {
      paid: { label: t('pay.paid'), check: (amount) => check(amount, { min: 0 }) },
      sentence: t('pay.sentence'),
    };
  },
});

const disputeForm = defineForm({
  rules: disputeRules,
  draft: 'dispute',
  empty: { reason: '' },
  useFields() {
    const { t } = useTranslation('tasks');
    return { reason: t('pay.reason') };
  },
});

/** What every one of these dialogs does with the task that it changed. */
function useFollowing({ task, onClose }: PayDialogProps) {
  const queries = useQueryClient();
  const locale = useLocale();
  return {
    held: task.held ? formatMoney(task.held.amount, task.held.currency, locale) : '',
    follows: {
      about: task._id,
      changes: ['task', 'account'] as const,
      done(saved: Task) {
        keepTask(queries, saved);
        onClose();
      },
      onClose,
    },
  };
}

/** Pays a part of what is held before the work is accepted. */
export function PartDialog(props: PayDialogProps) {
  const { t } = useTranslation('tasks');
  const { _id: id, number } = props.task;
  const { held, follows } = useFollowing(props);
  const pay = useOnce(client.work.pay.part);
  return (
    <SendDialog
      {...follows}
      form={amountForm}
      title={t('pay.partTitle', { number })}
      submitLabel={t('pay.part')}
      send={({ amount }) => pay({ id, amount })}
      says={() => t('pay.partDone', { number })}
    >
      {(form) => (
        <>
          <Text tone="muted">{t('pay.partHint', { amount: held })}</Text>
          <AmountField name="reward-part" {...form.getInputProps('amount')} data-autofocus />
        </>
      )}
    </SendDialog>
  );
}

/** Pays more for accepted work than its reward. */
export function BonusDialog(props: PayDialogProps) {
  const { t } = useTranslation('tasks');
  const { _id: id, number } = props.task;
  const { follows } = useFollowing(props);
  const pay = useOnce(client.work.pay.bonus);
  return (
    <SendDialog
      {...follows}
      form={bonusForm}
      title={t('pay.bonusTitle', { number })}
      submitLabel={t('pay.bonus')}
      send={(input) => pay({ id, ...input })}
      says={() => t('pay.bonusDone', { number })}
    >
      {(form) => (
        <>
          <Text tone="muted">{t('pay.bonusHint')}</Text>
          <BonusFields amount={form.getInputProps('amount')} reason={form.getInputProps('reason')} />
        </>
      )}
    </SendDialog>
  );
}

/** Freezes what is held until a third person settles the disagreement. */
export function DisputeDialog(props: PayDialogProps) {
  const { t } = useTranslation('tasks');
  const { _id: id, number } = props.task;
  const { follows } = useFollowing(props);
  return (
    <SendDialog
      {...follows}
      form={disputeForm}
      title={t('pay.disputeTitle', { number })}
      submitLabel={t('pay.dispute')}
      send={({ reason }) => client.work.pay.dispute({ id, reason })}
    >
      {(form) => (
        <>
          <Text tone="muted">{t('pay.disputeHint')}</Text>
          <Textarea {...form.getInputProps('reason')} autosize minRows={3} maxRows={10} data-autofocus />
        </>
      )}
    </SendDialog>
  );
}

/** Splits what is held between the assignees and the payer, with a sentence that says why. */
export function SettleDialog(props: PayDialogProps) {
  const { t } = useTranslation('tasks');
  const { _id: id, number } = props.task;
  const { held, follows } = useFollowing(props);
  const settle = useOnce(client.work.pay.settle);
  return (
    <SendDialog
      {...follows}
      form={settlementForm}
      title={t('pay.settleTitle', { number })}
      submitLabel={t('pay.settle')}
      send={(input) => settle({ id, ...input })}
    >
      {(form) => (
        <>
          <Text tone="muted">{t('pay.settleHint', { amount: held })}</Text>
          <AmountField name="settlement" {...form.getInputProps('paid')} data-autofocus />
          <Textarea {...form.getInputProps('sentence')} autosize minRows={3} maxRows={10} />
        </>
      )}
    </SendDialog>
  );
}
