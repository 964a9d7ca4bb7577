import { noCents } from '@kazi/contract/cents';
import type { User } from '@kazi/contract/identity';
import type { Budget } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { placeErrors } from '../../../../api/place-errors.ts';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../shell/amount/use-amount-check.ts';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';
import { UserPicker } from '../../shared/user-picker.tsx';

interface BudgetDialogProps {
  app: string;
  /** The budget that is changed; a new one without it. */
  budget?: Budget;
  onClose: () => void;
}

interface Values {
  holder: User | undefined;
  onlyHere: boolean;
  perMonth: TypedAmount;
  perTask: TypedAmount;
}

/** Nothing is an amount too: it stops what it is about. */
const bounds = { min: 0 };

/** Gives a budget, or changes what it allows. */
export function BudgetDialog({ app, budget, onClose }: BudgetDialogProps) {
  const { t } = useTranslation(['organisation', 'common']);
  const check = useAmountCheck();
  const form = useForm<Values>({
    initialValues: {
      holder: undefined,
      onlyHere: true,
      perMonth: budget?.perMonth ?? null,
      perTask: budget?.perTask ?? null,
    },
    validate: {
      holder: (holder) => (budget || holder ? null : t('budgets.required')),
      perMonth: (amount) => check(amount, bounds),
      perTask: (amount) => check(amount, bounds),
    },
  });
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: ({ holder, onlyHere, ...typed }: Values) => {
      const amounts = {
        perMonth: centsIn(typed.perMonth) ?? noCents,
        perTask: centsIn(typed.perTask) ?? noCents,
      };
      if (budget) return client.money.budgets.update({ id: budget.id, version: budget.version, ...amounts });
      return client.money.budgets.create({
        holder: holder?.id ?? '',
        app: onlyHere ? app : null,
        ...amounts,
      });
    },
    onError: (error) => placeErrors(form, error),
    onSuccess: async ({ holder: { name } }) => {
      await queryClient.invalidateQueries({ queryKey: api.money.budgets.key() });
      toast({ message: t('budgets.saved', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={budget ? t('budgets.changeOf', { name: budget.holder.name }) : t('budgets.give')}
      submitLabel={budget ? t('common:save') : t('budgets.give')}
      busy={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      {!budget && (
        <UserPicker
          label={t('budgets.holder')}
          error={form.errors.holder}
          value={form.values.holder}
          onChange={(holder) => form.setFieldValue('holder', holder)}
          required
        />
      )}
      <AmountField
        name="budget-per-month"
        label={t('budgets.perMonth')}
        withAsterisk
        {...form.getInputProps('perMonth')}
      />
      <AmountField
        name="budget-per-task"
        label={t('budgets.perTask')}
        withAsterisk
        {...form.getInputProps('perTask')}
      />
      {!budget && (
        <Checkbox label={t('budgets.onlyHere')} {...form.getInputProps('onlyHere', { type: 'checkbox' })} />
      )}
    </FormDialog>
  );
}
