import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { useRoleName, useRoleNames } from './role-names.ts';

/** One of the workspace's roles; only an owner makes owners. */
export function RoleSelect(input: Omit<NativeSelectProps, 'data'>) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const { user } = useSignedIn();
  const roles = useRoleNames().filter(
    (role) => role !== 'owner' || user.role === 'owner' || input.value === 'owner',
  );
  return (
    <NativeSelect
      label={t('columns.role')}
      {...input}
      data={roles.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}
