import { cents } from '@kazi/contract/cents';
import type { User } from '@kazi/contract/identity';
import type { Budget } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { Checkbox, NumberInput, type NumberInputProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { placeErrors } from '../../../../api/place-errors.ts';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
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
  perMonth: number | '';
  perTask: number | '';
}

const inCents = (shillings: number | '') => cents(Math.round(Number(shillings) * 100));

/** Gives a budget, or changes what it allows. */
export function BudgetDialog({ app, budget, onClose }: BudgetDialogProps) {
  const { t } = useTranslation(['organisation', 'common']);
  const form = useForm<Values>({
    initialValues: {
      holder: undefined,
      onlyHere: true,
      perMonth: budget ? budget.perMonth / 100 : '',
      perTask: budget ? budget.perTask / 100 : '',
    },
    validate: {
      holder: (holder) => (budget || holder ? null : t('budgets.required')),
      perMonth: (typed) => (typed === '' ? t('budgets.required') : null),
      perTask: (typed) => (typed === '' ? t('budgets.required') : null),
    },
  });
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: ({ holder, onlyHere, ...typed }: Values) => {
      const amounts = { perMonth: inCents(typed.perMonth), perTask: inCents(typed.perTask) };
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
  const amount = {
    min: 0,
    decimalScale: 2,
    thousandSeparator: ',',
    // Taken for a point as well, the comma of 15,000 would make it 15.
    allowedDecimalSeparators: ['.'],
    hideControls: true,
    prefix: 'KES ',
  } satisfies Partial<NumberInputProps>;
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
      <NumberInput label={t('budgets.perMonth')} {...amount} {...form.getInputProps('perMonth')} required />
      <NumberInput label={t('budgets.perTask')} {...amount} {...form.getInputProps('perTask')} required />
      {!budget && (
        <Checkbox label={t('budgets.onlyHere')} {...form.getInputProps('onlyHere', { type: 'checkbox' })} />
      )}
    </FormDialog>
  );
}
