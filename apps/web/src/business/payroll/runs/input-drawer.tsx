import type { RunOpened, RunRow } from '@kazi/contract/payroll';
import { earningKinds, inputDeductionKinds } from '@kazi/contract/payroll/words';
import { Button, Checkbox, Drawer, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { newId } from '../../../api/new-id.ts';
import type { TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useWrite } from '../../../shell/record/use-write.ts';
import { InputList } from './input-list.tsx';
import { type InputValues, inputBounds, inputOf, isWithin, valuesOf } from './input-values.ts';

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
  const form = useInputForm(run, row);
  const save = useWrite(client.payroll.runs.setInput, {
    changes: ['payroll-run'],
    form,
    prefix: 'input.',
    // A run is calculated as a whole first.
    says: () => t(run.status === 'draft' ? 'inputs.kept' : 'inputs.saved', { name }),
    done: onClose,
  });
  const send = (values: InputValues) =>
    void save.run({
      id: run.id,
      employee: row.employee.id,
      input: inputOf(values, t('inputs.noReason')),
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
      <form
        onSubmit={form.onSubmit(
          send,
          // What is wrong is shown, though it is hidden while they are skipped.
          () => form.setFieldValue('isSkipped', false),
        )}
        className={formClasses.form}
        noValidate
      >
        <Checkbox {...form.getInputProps('isSkipped', { type: 'checkbox' })} label={t('inputs.skip')} />
        {form.values.isSkipped ? (
          <TextInput {...form.getInputProps('skipped')} label={t('inputs.skipReason')} />
        ) : (
          <>
            <div className={formClasses.pair}>
              <NumberInput
                {...form.getInputProps('overtimeHours')}
                label={t('inputs.overtime')}
                step={0.25}
                clampBehavior="none"
              />
              <NumberInput
                {...form.getInputProps('holidayHours')}
                label={t('inputs.holiday')}
                step={0.25}
                clampBehavior="none"
              />
            </div>
            <NumberInput
              {...form.getInputProps('daysWorked')}
              label={t('inputs.days')}
              description={t('inputs.daysHint')}
              step={0.5}
              clampBehavior="none"
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
          <Button type="submit" loading={save.busy}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

function useInputForm({ month }: RunOpened, row: RunRow) {
  const { t } = useTranslation('payroll');
  const amountProblem = useAmountCheck();
  const ofDays = inputBounds.daysWorked(month);
  return useForm<InputValues>({
    initialValues: valuesOf(row.input),
    validate: {
      daysWorked: (typed) =>
        isWithin(typed, ofDays) ? null : t('inputs.problem.days', { most: ofDays.most }),
      overtimeHours: (typed) =>
        isWithin(typed, inputBounds.hours) ? null : t('inputs.problem.hours', inputBounds.hours),
      holidayHours: (typed) =>
        isWithin(typed, inputBounds.hours) ? null : t('inputs.problem.hours', inputBounds.hours),
      earnings: {
        amount: (value: TypedAmount) => amountProblem(value),
        days: (typed: number | string, { earnings }, path) =>
          earnings[Number(path.split('.')[1])]?.kind !== 'per-diem' ||
          (typed !== '' && isWithin(typed, inputBounds.perDiemDays))
            ? null
            : t('inputs.problem.perDiemDays', inputBounds.perDiemDays),
      },
      deductions: { amount: (value: TypedAmount) => amountProblem(value) },
    },
  });
}
