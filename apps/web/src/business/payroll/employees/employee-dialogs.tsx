import { rules as employeeRules } from 'virtual:rules/payroll.employees.update';
import { rules } from 'virtual:rules/payroll.leave.create';
import { kenyanToday } from '@kazi/contract/days';
import type { Employee, LeaveEntry } from '@kazi/contract/payroll';
import { leaveParts } from '@kazi/contract/payroll/leave-parts';
import { leaveKinds } from '@kazi/contract/payroll/words';
import { useLocale } from '@kazi/ui/locale';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './employees.module.css';

type Leave = Awaited<ReturnType<typeof client.payroll.leave.list>>;

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
  const [counted] = partsTyped({ kind, from, to: isWithin ? to : end });
  const most = counted?.days ?? 0;
  if (days === '') return most;
  return isWithin ? Number(days) : Math.min(most, Number(days));
}

/** The days follow from the dates where they are left empty. */
const { days: _days, ...leaveRules } = rules;

/** Leave of an employee, beside the leave that was entered already. */
const leaveForm = ({ firstName }: Employee, entries: readonly LeaveEntry[]) => {
  const empty: Values = { kind: 'annual', from: kenyanToday(), to: kenyanToday(), days: '', note: '' };
  return defineForm({
    draft: 'leave',
    rules: leaveRules,
    empty,
    to: {
      days: (typed: Values['days']) => (typed === '' ? undefined : Number(typed)),
      note: (typed: string) => typed.trim() || undefined,
    },
    useFields() {
      const { t } = useTranslation('payroll');
      const { dayName } = useDates();
      return {
        kind: {
          label: t('leave.kind'),
          data: leaveKinds.map((value) => ({ value, label: t(`leave.kinds.${value}`) })),
        },
        from: {
          label: t('leave.from'),
          check(_from, values) {
            const taken = dayTaken(entries, values);
            return taken ? t('leave.overlap', { name: firstName, day: dayName(taken) }) : null;
          },
        },
        to: t('leave.to'),
        days: t('leave.days'),
        note: t('leave.note'),
      };
    },
  });
};

interface EmployeeDialogProps {
  employee: Employee;
  onClose: () => void;
}

/** Enters leave. The working days follow from the dates until they are typed; those of unpaid leave are shown by month. */
export function LeaveDialog({ employee, onClose }: EmployeeDialogProps) {
  const { t } = useTranslation('payroll');
  const { id, firstName } = employee;
  const { data: known } = useQuery(api.payroll.leave.list.queryOptions({ input: { id } }));
  return (
    <SendDialog
      form={leaveForm(employee, known?.items ?? [])}
      about={id}
      title={t('leave.enterTitle', { name: firstName })}
      submitLabel={t('leave.enter')}
      send={({ days, ...leave }) =>
        client.payroll.leave.create({ id, ...leave, days: days ?? daysCounted(leave) })
      }
      changes={['employee']}
      says={() => t('leave.entered', { name: firstName })}
      onClose={onClose}
    >
      {(form) => <LeaveFields form={form} annual={known?.annual} />}
    </SendDialog>
  );
}

type Period = Pick<Values, 'kind' | 'from' | 'to'>;

/** What the leave is entered as; nothing while one of its days is still being typed. */
const partsTyped = (leave: Period) =>
  [leave.from, leave.to].every((day) => isWritten(day, 'day') && Date.parse(day)) ? leaveParts(leave) : [];

const daysCounted = (leave: Period) => partsTyped(leave).reduce((sum, part) => sum + part.days, 0);

interface LeaveFieldsProps {
  form: UseFormReturnType<Values>;
  /** The annual leave of this year, once it is known. */
  annual: Leave['annual'] | undefined;
}

function LeaveFields({ form, annual }: LeaveFieldsProps) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const locale = useLocale();
  const parts = partsTyped(form.values);
  const inMonths = parts.map((part) =>
    t('leave.inMonth', { count: part.days, month: monthName(part.from.slice(0, 'YYYY-MM'.length)) }),
  );
  return (
    <>
      <NativeSelect
        {...form.getInputProps('kind')}
        {...(annual && form.values.kind === 'annual' && { description: t('leave.annual', annual) })}
      />
      <div className={formClasses.pair}>
        <DayField {...form.getInputProps('from')} required />
        <DayField {...form.getInputProps('to')} required />
      </div>
      <NumberInput
        {...form.getInputProps('days')}
        description={
          parts.length > 1
            ? t('leave.byMonth', { months: new Intl.ListFormat(locale).format(inMonths) })
            : t('leave.daysHint')
        }
        placeholder={String(daysCounted(form.values))}
        min={0.5}
        step={0.5}
        decimalScale={1}
      />
      <div role="status">
        {annual && ofThisYear(form.values) > annual.left && (
          <p className={classes.warning}>{t('leave.beyond')}</p>
        )}
      </div>
      <TextInput {...form.getInputProps('note')} />
    </>
  );
}

const lastDayForm = defineForm({
  rules: employeeRules,
  from: ({ leftOn }: Employee) => ({ leftOn: leftOn ?? '' }),
  empty: { leftOn: '' },
  to: { leftOn: (day: string) => day || null },
  useFields() {
    const { t } = useTranslation('payroll');
    return { leftOn: t('fields.leftOn') };
  },
});

/** Says on which day an employee works last; an empty field takes it back. */
export function LastDayDialog({ employee, onClose }: EmployeeDialogProps) {
  const { t } = useTranslation(['payroll', 'common']);
  const { id, version, firstName } = employee;
  return (
    <SendDialog
      form={lastDayForm}
      record={employee}
      title={t('employees.lastDayTitle', { name: firstName })}
      submitLabel={t('common:save')}
      send={(input) => client.payroll.employees.update({ id, version, ...input })}
      changes={['employee']}
      says={() => t('employees.saved', { name: firstName })}
      onClose={onClose}
    >
      {(form) => (
        <DayField {...form.getInputProps('leftOn')} description={t('employees.lastDayHint')} data-autofocus />
      )}
    </SendDialog>
  );
}

/** Removes an employee who was added by mistake. */
export function RemovalDialog({ employee, onClose }: EmployeeDialogProps) {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const name = `${employee.firstName} ${employee.lastName}`;
  return (
    <DeleteDialog
      title={t('employees.removeTitle', { name })}
      confirmLabel={t('employees.remove')}
      remove={() => client.payroll.employees.delete({ id: employee.id })}
      changes={['employee']}
      says={t('employees.removed', { name })}
      leave={() => navigate({ to: '/payroll/employees' })}
      onClose={onClose}
    >
      {t('employees.removeMessage')}
    </DeleteDialog>
  );
}

interface RemoveLeaveDialogProps {
  id: string;
  /** Its days, in words. */
  when: string;
  onClose: () => void;
}

/** Takes leave back that was entered. */
export function RemoveLeaveDialog({ id, when, onClose }: RemoveLeaveDialogProps) {
  const { t } = useTranslation('payroll');
  return (
    <DeleteDialog
      title={t('leave.removeTitle', { when })}
      confirmLabel={t('leave.remove')}
      remove={() => client.payroll.leave.delete({ id })}
      changes={['employee']}
      says={t('leave.removed')}
      onClose={onClose}
    >
      {t('leave.removeMessage')}
    </DeleteDialog>
  );
}
