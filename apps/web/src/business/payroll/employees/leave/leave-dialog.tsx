import { kenyanToday } from '@kazi/contract/days';
import type { Employee, LeaveEntry } from '@kazi/contract/payroll';
import { leaveParts } from '@kazi/contract/payroll/leave-parts';
import { leaveKinds } from '@kazi/contract/payroll/words';
import { useLocale } from '@kazi/ui/locale';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { api } from '../../../../api/queries.ts';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { oneOf } from '../../../../shell/search-params.ts';
import { useDates } from '../../../../shell/use-dates.ts';
import classes from './leave.module.css';

interface Values {
  kind: (typeof leaveKinds)[number];
  from: string;
  to: string;
  /** Nothing while they follow from the dates. */
  days: number | string;
  note: string;
}

/** The first day of leave that other leave has already. */
function dayTaken(entries: readonly LeaveEntry[], { from, to }: Values): string | undefined {
  const days = entries
    .filter((entry) => entry.from <= to && entry.to >= from)
    .map((entry) => (entry.from > from ? entry.from : from));
  return days.sort().at(0);
}

/** Days of annual leave that its balance is to cover: those of the years to come are earned then. */
function ofThisYear({ kind, from, to, days }: Values): number {
  const end = `${kenyanToday().slice(0, 'YYYY'.length)}-12-31`;
  if (kind !== 'annual' || from > end) return 0;
  const isWithin = to <= end;
  const [counted] = leaveParts({ kind, from, to: isWithin ? to : end });
  const most = counted?.days ?? 0;
  if (days === '') return most;
  return isWithin ? Number(days) : Math.min(most, Number(days));
}

interface LeaveDialogProps {
  employee: Employee;
  onClose: () => void;
}

/** Enters leave. The working days follow from the dates until they are typed; those of unpaid leave are shown by month. */
export function LeaveDialog({ employee, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('payroll');
  const { monthName, dayName } = useDates();
  const locale = useLocale();
  const { data: known } = useQuery(api.payroll.leave.list.queryOptions({ input: { id: employee.id } }));
  const form = useForm<Values>({
    initialValues: { kind: 'annual', from: kenyanToday(), to: kenyanToday(), days: '', note: '' },
    validate: {
      from: (_from, values) => {
        const taken = dayTaken(known?.items ?? [], values);
        return taken ? t('leave.overlap', { name: employee.firstName, day: dayName(taken) }) : null;
      },
    },
  });
  const { from, to, days, kind } = form.values;
  const parts = leaveParts({ kind, from, to });
  const counted = parts.reduce((sum, part) => sum + part.days, 0);
  const inMonths = parts.map((part) =>
    t('leave.inMonth', { count: part.days, month: monthName(part.from.slice(0, 'YYYY-MM'.length)) }),
  );
  const enter = useWrite(client.payroll.leave.create, {
    changes: ['employee'],
    form,
    says: () => t('leave.entered', { name: employee.firstName }),
    done: onClose,
  });
  const submit = form.onSubmit(
    ({ note, ...leave }) =>
      void enter.run({
        id: employee.id,
        ...leave,
        days: days === '' ? counted : Number(days),
        ...(note.trim() && { note }),
      }),
  );
  return (
    <FormDialog
      title={t('leave.enterTitle', { name: employee.firstName })}
      submitLabel={t('leave.enter')}
      busy={enter.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelect
        label={t('leave.kind')}
        value={kind}
        onChange={({ currentTarget }) =>
          form.setFieldValue('kind', oneOf(currentTarget.value, leaveKinds) ?? kind)
        }
        data={leaveKinds.map((value) => ({ value, label: t(`leave.kinds.${value}`) }))}
        {...(known && kind === 'annual' && { description: t('leave.annual', known.annual) })}
      />
      <div className={formClasses.pair}>
        <DayField {...form.getInputProps('from')} label={t('leave.from')} required />
        <DayField {...form.getInputProps('to')} label={t('leave.to')} required />
      </div>
      <NumberInput
        {...form.getInputProps('days')}
        label={t('leave.days')}
        description={
          parts.length > 1
            ? t('leave.byMonth', { months: new Intl.ListFormat(locale).format(inMonths) })
            : t('leave.daysHint')
        }
        placeholder={String(counted)}
        min={0.5}
        step={0.5}
        decimalScale={1}
      />
      {known && ofThisYear(form.values) > known.annual.left && (
        <p className={classes.warning} role="status">
          {t('leave.beyond')}
        </p>
      )}
      <TextInput {...form.getInputProps('note')} label={t('leave.note')} />
    </FormDialog>
  );
}
