import { rules } from 'virtual:rules/money.budgets.create';
import { noCents } from '@kazi/contract/cents';
import type { User } from '@kazi/contract/identity';
import type { Budget } from '@kazi/contract/money';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { UserPicker } from '../shared/user-pickers.tsx';

interface Values {
  holder: User | undefined;
  onlyHere: boolean;
  perMonth: TypedAmount;
  perTask: TypedAmount;
}

const amount = (typed: TypedAmount) => centsIn(typed) ?? noCents;

const budgetForm = defineForm({
  rules,
  from: ({ perMonth, perTask }: Budget): Values => ({ holder: undefined, onlyHere: true, perMonth, perTask }),
  empty: { holder: undefined, onlyHere: true, perMonth: null, perTask: null },
  to: { holder: (user: User | undefined) => user?.id ?? '', perMonth: amount, perTask: amount },
  useFields() {
    const { t } = useTranslation('organisation');
    const checkAmount = useAmountCheck();
    const check = (typed: TypedAmount) => checkAmount(typed, { min: 0 });
    return {
      holder: { label: t('budgets.holder'), check: (user) => (user ? null : t('budgets.required')) },
      onlyHere: t('budgets.onlyHere'),
      perMonth: { label: t('budgets.perMonth'), check },
      perTask: { label: t('budgets.perTask'), check },
    };
  },
});

interface BudgetDialogProps {
  app: string;
  /** The budget that is changed; a new one without it. */
  budget?: Budget;
  onClose: () => void;
}

/** Gives a budget, or changes what it allows. */
export function BudgetDialog({ app, budget, onClose }: BudgetDialogProps) {
  const { t } = useTranslation(['organisation', 'common']);
  return (
    <SendDialog
      form={budgetForm}
      record={budget}
      title={budget ? t('budgets.changeOf', { name: budget.holder.name }) : t('budgets.give')}
      submitLabel={budget ? t('common:save') : t('budgets.give')}
      send={({ holder, onlyHere, ...amounts }) =>
        budget
          ? client.money.budgets.update({ id: budget.id, version: budget.version, ...amounts })
          : client.money.budgets.create({ holder, app: onlyHere ? app : null, ...amounts })
      }
      changes={['budget']}
      says={({ holder }: Budget) => t('budgets.saved', { name: holder.name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          {!budget && <UserPicker {...form.getInputProps('holder')} value={form.values.holder} />}
          <AmountField name="budget-per-month" {...form.getInputProps('perMonth')} />
          <AmountField name="budget-per-task" {...form.getInputProps('perTask')} />
          {!budget && <Checkbox {...form.getInputProps('onlyHere', { type: 'checkbox' })} />}
        </>
      )}
    </SendDialog>
  );
}

/** Asks before a budget is taken back. */
export function WithdrawDialog({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const { t } = useTranslation('organisation');
  const { name } = budget.holder;
  return (
    <DeleteDialog
      title={t('budgets.withdrawTitle', { name })}
      confirmLabel={t('budgets.withdraw')}
      remove={() => client.money.budgets.delete({ id: budget.id })}
      changes={['budget']}
      says={t('budgets.withdrawn', { name })}
      onClose={onClose}
    >
      {t('budgets.withdrawMessage', { name })}
    </DeleteDialog>
  );
}
