import type { Employee } from '@kazi/contract/payroll';
import { ActionIcon, Menu } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import { client } from '../../../api/client.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';

/** How an employee leaves: with a last day, or removed where they were never paid. */
export function LeavingActions({ employee }: { employee: Employee }) {
  const { t } = useTranslation(['payroll', 'common']);
  const [open, setOpen] = useState<'lastDay' | 'removal'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('employees.more')}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('lastDay')}>{t('fields.leftOn')}</Menu.Item>
          {employee.may.delete && (
            <Menu.Item color="red.8" onClick={() => setOpen('removal')}>
              {t('employees.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'lastDay' && <LastDayDialog employee={employee} onClose={close} />}
      {open === 'removal' && <RemovalDialog employee={employee} onClose={close} />}
    </>
  );
}

interface DialogProps {
  employee: Employee;
  onClose: () => void;
}

/** Says on which day an employee works last; an empty field takes it back. */
function LastDayDialog({ employee, onClose }: DialogProps) {
  const { t } = useTranslation(['payroll', 'common']);
  const { id, version, firstName } = employee;
  const form = useForm({ initialValues: { leftOn: employee.leftOn ?? '' } });
  const save = useWrite(client.payroll.employees.update, {
    changes: ['employee'],
    form,
    says: () => t('employees.saved', { name: firstName }),
    done: onClose,
  });
  return (
    <FormDialog
      title={t('employees.lastDayTitle', { name: firstName })}
      submitLabel={t('common:save')}
      busy={save.busy}
      onSubmit={form.onSubmit(({ leftOn }) => void save.run({ id, version, leftOn: leftOn || null }))}
      onClose={onClose}
    >
      <DayField
        {...form.getInputProps('leftOn')}
        label={t('fields.leftOn')}
        description={t('employees.lastDayHint')}
        data-autofocus
      />
    </FormDialog>
  );
}

/** Removes an employee who was added by mistake. */
function RemovalDialog({ employee, onClose }: DialogProps) {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const name = `${employee.firstName} ${employee.lastName}`;
  const remove = useWrite(client.payroll.employees.delete, {
    changes: ['employee'],
    leave: () => navigate({ to: '/payroll/employees' }),
    says: () => t('employees.removed', { name }),
    settled: onClose,
  });
  return (
    <Confirm
      danger
      title={t('employees.removeTitle', { name })}
      confirmLabel={t('employees.remove')}
      busy={remove.busy}
      onConfirm={() => void remove.run({ id: employee.id })}
      onClose={onClose}
    >
      {t('employees.removeMessage')}
    </Confirm>
  );
}
