import type { RunOpened, RunRow } from '@kazi/contract/payroll';
import { earningKinds, inputDeductionKinds } from '@kazi/contract/payroll/words';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, Drawer, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { fieldErrors, messageOf } from '../../../api/message.ts';
import { newId } from '../../../api/new-id.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useAmountCheck } from '../../money/index.ts';
import { refreshPayroll } from '../parts/queries.ts';
import { InputList } from './input-list.tsx';
import { type InputValues, inputOf, valuesOf } from './input-values.ts';

const AcceptedWork = onDemand(() => import('./accepted-work.tsx').then((module) => module.AcceptedWork));

interface InputDrawerProps {
  run: RunOpened;
  row: RunRow;
  onClose: () => void;
}

/** What is particular to one employee's month, at the side of the others. Their payslip alone is calculated anew. */
export function InputDrawer({ run, row, onClose }: InputDrawerProps) {
  const { t } = useTranslation(['payroll', 'common']);
  const { name } = row.employee;
  useReturnFocus();
  const form = useInputForm(row);
  const save = useMutation({
    mutationFn: (values: InputValues) =>
      client.payroll.runs.setInput({
        id: run.id,
        employee: row.employee.id,
        input: inputOf(values, t('inputs.noReason')),
      }),
    meta: { quiet: true },
    onError: (error) => {
      // The server names each field as part of the input.
      const problems = Object.entries(fieldErrors(error)).map(([path, problem]) => [
        path.replace(/^input\./, ''),
        problem,
      ]);
      form.setErrors(Object.fromEntries(problems));
      if (problems.length === 0) toast({ tone: 'DANGER', message: messageOf(error) });
    },
    onSuccess: async () => {
      await refreshPayroll();
      toast({ message: t('inputs.saved', { name }) });
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={t('inputs.title', { name })}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form onSubmit={form.onSubmit((values) => save.mutate(values))} className={formClasses.form} noValidate>
        <Checkbox {...form.getInputProps('isSkipped', { type: 'checkbox' })} label={t('inputs.skip')} />
        {form.values.isSkipped ? (
          <TextInput {...form.getInputProps('skipped')} label={t('inputs.skipReason')} />
        ) : (
          <>
            <div className={formClasses.pair}>
              <NumberInput
                {...form.getInputProps('overtimeHours')}
                label={t('inputs.overtime')}
                min={0}
                step={0.25}
              />
              <NumberInput
                {...form.getInputProps('holidayHours')}
                label={t('inputs.holiday')}
                min={0}
                step={0.25}
              />
            </div>
            <NumberInput
              {...form.getInputProps('daysWorked')}
              label={t('inputs.days')}
              description={t('inputs.daysHint')}
              min={0}
              max={31}
              step={0.5}
            />
            <Suspense>
              <AcceptedWork
                employee={row.employee.id}
                month={run.month}
                onTake={(earning) =>
                  form.insertListItem('earnings', { key: newId(), kind: 'work', days: 1, ...earning })
                }
              />
            </Suspense>
            <InputList form={form} list="earnings" kinds={earningKinds} />
            <InputList form={form} list="deductions" kinds={inputDeductionKinds} />
          </>
        )}
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

function useInputForm(row: RunRow) {
  const amountProblem = useAmountCheck();
  return useForm<InputValues>({
    initialValues: valuesOf(row.input),
    validate: {
      earnings: { amount: (typed: string) => amountProblem(typed) },
      deductions: { amount: (typed: string) => amountProblem(typed) },
    },
  });
}
