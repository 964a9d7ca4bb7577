import type { Employee } from '@kazi/contract/payroll';
import { leaveKinds } from '@kazi/contract/payroll/words';
import { toast } from '@kazi/ui/toast';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { placeErrors } from '../../../../api/place-errors.ts';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import { today } from '../../../../shell/days.ts';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { oneOf } from '../../../../shell/search-params.ts';
import { refreshPayroll } from '../../parts/queries.ts';
import { workingDays } from './working-days.ts';

interface Values {
  kind: (typeof leaveKinds)[number];
  from: string;
  to: string;
  /** Nothing while they follow from the dates. */
  days: number | string;
  note: string;
}

interface LeaveDialogProps {
  employee: Employee;
  onClose: () => void;
}

/** Enters leave. The working days follow from the dates until they are typed. */
export function LeaveDialog({ employee, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('payroll');
  const form = useForm<Values>({
    initialValues: { kind: 'annual', from: today(), to: today(), days: '', note: '' },
  });
  const { from, to, days, kind } = form.values;
  const counted = workingDays(from, to);
  const enter = useMutation({
    mutationFn: ({ note, ...given }: Values) =>
      client.payroll.leave.create({
        id: employee.id,
        ...given,
        days: days === '' ? counted : Number(days),
        ...(note.trim() && { note }),
      }),
    meta: { quiet: true },
    onError: (error) => placeErrors(form, error),
    onSuccess: async () => {
      await refreshPayroll();
      toast({ message: t('leave.entered', { name: employee.firstName }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('leave.enterTitle', { name: employee.firstName })}
      submitLabel={t('leave.enter')}
      busy={enter.isPending}
      onSubmit={form.onSubmit((values) => enter.mutate(values))}
      onClose={onClose}
    >
      <NativeSelect
        label={t('leave.kind')}
        value={kind}
        onChange={({ currentTarget }) =>
          form.setFieldValue('kind', oneOf(currentTarget.value, leaveKinds) ?? kind)
        }
        data={leaveKinds.map((value) => ({ value, label: t(`leave.kinds.${value}`) }))}
      />
      <div className={formClasses.pair}>
        <DayField {...form.getInputProps('from')} label={t('leave.from')} required />
        <DayField {...form.getInputProps('to')} label={t('leave.to')} required />
      </div>
      <NumberInput
        {...form.getInputProps('days')}
        label={t('leave.days')}
        description={t('leave.daysHint')}
        placeholder={String(counted)}
        min={0.5}
        step={0.5}
        decimalScale={1}
      />
      <TextInput {...form.getInputProps('note')} label={t('leave.note')} />
    </FormDialog>
  );
}
