import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { useRoleName, useRoleNames } from './role-names.ts';

interface RoleSelectProps extends Omit<NativeSelectProps, 'data'> {
  /** Leaves out the roles that nobody comes into by a link. */
  isForLink?: boolean;
}

/** One of the workspace's roles; only an owner makes owners. */
export function RoleSelect({ isForLink = false, ...input }: RoleSelectProps) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const { user } = useSignedIn();
  const roles = useRoleNames().filter(
    (role) =>
      (role !== 'owner' || user.role === 'owner' || input.value === 'owner') &&
      !(isForLink && ['owner', 'admin'].includes(role)),
  );
  return (
    <NativeSelect
      label={t('columns.role')}
      {...input}
      data={roles.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}
