import { rules } from 'virtual:rules/identity.users.update';
import type { User } from '@kazi/contract/identity';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useRoleName } from './role-names.ts';
import { RoleSelect } from './role-select.tsx';
import { changeUser } from './use-users.ts';

interface UserDialogProps {
  user: User;
  onClose: () => void;
}

const roleForm = defineForm({
  rules,
  from: ({ role }: User) => ({ role }),
  empty: { role: '' },
  useFields() {
    const { t } = useTranslation('users');
    return { role: t('columns.role') };
  },
});

/** Gives a person another role. */
export function ChangeRoleDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <SendDialog
      form={roleForm}
      record={user}
      title={t('changeRole.title', { name })}
      submitLabel={t('changeRole.submit')}
      send={({ role }) => changeUser({ id: user.id, role })}
      changes={['user']}
      says={({ role }) => t('changeRole.done', { name, role: nameOf(role) })}
      onClose={onClose}
    >
      {(form) => <RoleSelect {...form.getInputProps('role')} description={t('changeRole.hint')} />}
    </SendDialog>
  );
}

/** Keeps a person out until they are let in: one who is in, or one who waits to be. */
export function SuspendDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('users');
  const name = `${user.firstName} ${user.lastName}`;
  const waits = user.status === 'waiting';
  return (
    <DeleteDialog
      title={waits ? t('suspend.turnAway', { name }) : t('suspend.title', { name })}
      confirmLabel={waits ? t('actions.turnAway') : t('actions.suspend')}
      remove={() => changeUser({ id: user.id, status: 'suspended' })}
      changes={['user']}
      says={waits ? t('actions.turnedAway', { name }) : t('actions.suspended', { name })}
      onClose={onClose}
    >
      {waits ? t('suspend.turnAwayMessage') : t('suspend.message')}
    </DeleteDialog>
  );
}

/** Takes a person's second factor away, as when they have lost their phone. */
export function ResetFactorsDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('users');
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <DeleteDialog
      title={t('actions.resetFactorsTitle', { name })}
      confirmLabel={t('actions.resetFactors')}
      remove={() => client.identity.factors.reset({ id: user.id })}
      changes={[]}
      says={t('actions.factorsReset', { name })}
      onClose={onClose}
    >
      {t('actions.resetFactorsMessage')}
    </DeleteDialog>
  );
}
