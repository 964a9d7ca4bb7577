import { type Cents, cents } from '@kazi/contract/cents';
import type { RunOpened, RunRow } from '@kazi/contract/payroll';
import { earningKinds, inputDeductionKinds } from '@kazi/contract/payroll/words';
import type { AcceptedWork as Accepted } from '@kazi/contract/work';
import { Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { ActionIcon, Button, Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { newId } from '../../../api/new-id.ts';
import { api } from '../../../api/queries.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../shell/amount/read-amount.ts';
import { SideDialog } from '../../../shell/dialog/side-dialog.tsx';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { toInput, useDefinedForm } from '../../../shell/form/define-form.ts';
import { drawDraft, useFormDraft } from '../../../shell/form/use-form-draft.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './input-drawer.module.css';
import { type InputValues, inputForm } from './input-form.ts';

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
  const draft = useFormDraft(declared, row.input, `${run.id}.${row.employee.id}`);
  const form = useDefinedForm(declared, row.input, draft);
  const { note, giveUp } = drawDraft(draft, form);
  const close = () => {
    giveUp();
    onClose();
  };
  const save = useWrite(client.payroll.runs.setInput, {
    changes: ['payroll-run'],
    form,
    prefix: 'input.',
    // A run is calculated as a whole first.
    says: () => t(run.status === 'draft' ? 'inputs.kept' : 'inputs.saved', { name }),
    done: close,
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
    <SideDialog
      onClose={close}
      position="right"
      size={520}
      title={t('inputs.title', { name })}
      returnFocus={false}
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
        {note}
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
          <Button variant="default" onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={save.busy}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </SideDialog>
  );
}

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
    <Stack as="fieldset" align="start" gap={12} className={classes.list}>
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
    </Stack>
  );
}

interface AcceptedWorkProps {
  employee: string;
  month: string;
  /** What is to be added to the earnings of the form, in cents; nothing is saved by it. */
  onTake: (earning: { name: string; amount: Cents }) => void;
}

/** What an employee's accepted tasks of the month come to, beside their inputs; nothing where there are none. */
function AcceptedWork({ employee, month, onTake }: AcceptedWorkProps) {
  const { data } = useQuery(api.work.accepted.ofEmployee.queryOptions({ input: { id: employee, month } }));
  if (!data || data.count === 0) return null;
  return <Offer work={data} onTake={onTake} />;
}

function Offer({ work, onTake }: { work: Accepted } & Pick<AcceptedWorkProps, 'onTake'>) {
  const { t } = useTranslation('costs');
  const locale = useLocale();
  const { monthName } = useDates();
  const [by, setBy] = useState<'hour' | 'task'>(work.hours > 0 ? 'hour' : 'task');
  const [rate, setRate] = useState<TypedAmount>(null);
  const isRate = typeof rate === 'number' && rate > 0;
  const tasks = t('tasks', { count: work.count });
  const hours = t('hours', { count: work.hours });
  const take = () => {
    if (!isRate) return;
    const name = by === 'hour' ? t('accepted.byHours', { hours }) : t('accepted.byTasks', { tasks });
    const amount = Math.round(rate * (by === 'hour' ? work.hours : work.count));
    onTake({ name, amount: cents(amount) });
    setRate(null);
  };
  return (
    <fieldset className={classes.offer}>
      <legend>{t('accepted.title', { month: monthName(work.month) })}</legend>
      <p>
        {t('accepted.sum', { tasks, hours, amount: formatMoney(work.rewards, work.currency, locale) })}{' '}
        {work.withoutEstimate > 0 && t('accepted.missing', { count: work.withoutEstimate })}
      </p>
      <details>
        <summary>{t('accepted.show')}</summary>
        <ul>
          {work.tasks.map(({ id, key, title, hours: estimated }) => (
            <li key={id}>
              <bdi>{key}</bdi> {title}
              {estimated !== null && ` · ${t('hours', { count: estimated })}`}
            </li>
          ))}
        </ul>
      </details>
      <div className={classes.rate}>
        <NativeSelect
          label={t('accepted.by')}
          value={by}
          onChange={({ currentTarget }) => setBy(oneOf(currentTarget.value, ['hour', 'task']) ?? 'task')}
          data={[
            ...(work.hours > 0 ? [{ value: 'hour', label: t('accepted.hour') }] : []),
            { value: 'task', label: t('accepted.task') },
          ]}
        />
        <AmountField name="work-rate" label={t('accepted.rate')} value={rate} onChange={setRate} />
        <Button variant="default" disabled={!isRate} onClick={take}>
          {t('accepted.take')}
        </Button>
      </div>
      <Text tone="muted" size={13}>
        {t('accepted.hint')}
      </Text>
    </fieldset>
  );
}
