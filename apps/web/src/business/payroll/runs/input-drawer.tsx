import { rules } from 'virtual:rules/payroll.runs.setInput';
import type { RunOpened, RunRow } from '@kazi/contract/payroll';
import { earningKinds, inputDeductionKinds } from '@kazi/contract/payroll/words';
import { ActionIcon, Button, Checkbox, Drawer, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { newId } from '../../../api/new-id.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm, toInput, useDefinedForm } from '../../../shell/form/define-form.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { converters, type InputValues, inputBounds, isWithin, noInput, valuesOf } from './input-values.ts';
import classes from './runs.module.css';

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
  const declared = inputForm(run);
  const form = useDefinedForm(declared, row.input);
  const save = useWrite(client.payroll.runs.setInput, {
    changes: ['payroll-run'],
    form,
    prefix: 'input.',
    // A run is calculated as a whole first.
    says: () => t(run.status === 'draft' ? 'inputs.kept' : 'inputs.saved', { name }),
    done: onClose,
  });
  const send = (values: InputValues) => {
    const { isSkipped, skipped, ...input } = toInput(declared, values);
    void save.run({
      id: run.id,
      employee: row.employee.id,
      input: { ...input, skipped: isSkipped ? (skipped ?? t('inputs.noReason')) : null },
    });
  };
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
        <Checkbox {...form.getInputProps('isSkipped', { type: 'checkbox' })} />
        {form.values.isSkipped ? (
          <TextInput {...form.getInputProps('skipped')} />
        ) : (
          <>
            <div className={formClasses.pair}>
              <NumberInput {...form.getInputProps('overtimeHours')} step={0.25} clampBehavior="none" />
              <NumberInput {...form.getInputProps('holidayHours')} step={0.25} clampBehavior="none" />
            </div>
            <NumberInput
              {...form.getInputProps('daysWorked')}
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

/** What is entered for an employee's month, within the days of that month. */
const inputForm = ({ month }: RunOpened) =>
  defineForm({
    rules: rules.input?.fields ?? {},
    from: valuesOf,
    empty: noInput,
    to: converters,
    useFields() {
      const { t } = useTranslation('payroll');
      const amountProblem = useAmountCheck();
      const ofDays = inputBounds.daysWorked(month);
      const hours = (typed: number | string) =>
        isWithin(typed, inputBounds.hours) ? null : t('inputs.problem.hours', inputBounds.hours);
      const amounts = (items: readonly { amount: TypedAmount }[]) =>
        items.map(({ amount }, at) => [`${at}.amount`, amountProblem(amount)] as const);
      const perDiemDays = ({ kind, days }: InputValues['earnings'][number]) =>
        kind !== 'per-diem' || (days !== '' && isWithin(days, inputBounds.perDiemDays))
          ? null
          : t('inputs.problem.perDiemDays', inputBounds.perDiemDays);
      return {
        isSkipped: t('inputs.skip'),
        skipped: t('inputs.skipReason'),
        daysWorked: {
          label: t('inputs.days'),
          check: (typed) =>
            isWithin(typed, ofDays) ? null : t('inputs.problem.days', { most: ofDays.most }),
        },
        overtimeHours: { label: t('inputs.overtime'), check: hours },
        holidayHours: { label: t('inputs.holiday'), check: hours },
        earnings: {
          label: t('inputs.earnings'),
          check: (earnings) =>
            Object.fromEntries([
              ...amounts(earnings),
              ...earnings.map((earning, at) => [`${at}.days`, perDiemDays(earning)] as const),
            ]),
        },
        deductions: {
          label: t('inputs.deductions'),
          check: (deductions) => Object.fromEntries(amounts(deductions)),
        },
      };
    },
  });

interface InputListProps {
  form: UseFormReturnType<InputValues>;
  list: 'earnings' | 'deductions';
  kinds: typeof earningKinds | typeof inputDeductionKinds;
}

/** What is paid or taken once, in this month alone. */
function InputList({ form, list, kinds }: InputListProps) {
  const { t } = useTranslation('payroll');
  const add = () =>
    form.insertListItem(list, {
      key: newId(),
      kind: kinds[0],
      name: t(`inputs.kind.${kinds[0]}`),
      amount: null,
      days: 1,
    });
  return (
    <fieldset className={classes.list}>
      <legend>{t(`inputs.${list}`)}</legend>
      {form.values[list].map(({ key, kind, name }, at) => (
        <div key={key} className={classes.item}>
          <NativeSelect
            {...form.getInputProps(`${list}.${at}.kind`)}
            label={t('terms.kind')}
            data={kinds.map((value) => ({ value, label: t(`inputs.kind.${value}`) }))}
          />
          <TextInput {...form.getInputProps(`${list}.${at}.name`)} label={t('terms.name')} />
          <AmountField
            name="run-input"
            {...form.getInputProps(`${list}.${at}.amount`)}
            label={t('inputs.amount')}
          />
          {kind === 'per-diem' && (
            <NumberInput
              {...form.getInputProps(`${list}.${at}.days`)}
              label={t('inputs.perDiemDays')}
              clampBehavior="none"
            />
          )}
          <ActionIcon
            variant="subtle"
            className={classes.remove}
            aria-label={t('terms.removeNamed', { name })}
            onClick={() => form.removeListItem(list, at)}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </div>
      ))}
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add}>
        {t(`inputs.add.${list}`)}
      </Button>
    </fieldset>
  );
}
