import { rules } from 'virtual:rules/payroll.employees.update';
import type { Employee } from '@kazi/contract/payroll';
import { ActionIcon } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import { client } from '../../../api/client.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { Menu } from '../../../shell/menu.tsx';

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

const lastDayForm = defineForm({
  rules,
  from: ({ leftOn }: Employee) => ({ leftOn: leftOn ?? '' }),
  empty: { leftOn: '' },
  to: { leftOn: (day: string) => day || null },
  useFields() {
    const { t } = useTranslation('payroll');
    return { leftOn: t('fields.leftOn') };
  },
});

/** Says on which day an employee works last; an empty field takes it back. */
function LastDayDialog({ employee, onClose }: DialogProps) {
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
function RemovalDialog({ employee, onClose }: DialogProps) {
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
