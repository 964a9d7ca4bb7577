import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Menu } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconUserCheck from '#icons/IconUserCheck';
import IconUserOff from '#icons/IconUserOff';
import IconUserShield from '#icons/IconUserShield';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useChangeUser } from './use-users.ts';

const ChangeRoleDialog = onDemand(() =>
  import('./change-role-dialog.tsx').then((module) => module.ChangeRoleDialog),
);
const SuspendDialog = onDemand(() => import('./suspend-dialog.tsx').then((module) => module.SuspendDialog));

/** Actions on a user, those the viewer may take; nothing for other viewers. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const [open, setOpen] = useState<'role' | 'suspend'>();
  const reinstate = useReinstate();
  const { may, status } = user;
  if (!may.changeRole && !may.suspend) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('actions.about', { name })}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {may.changeRole && (
            <Menu.Item
              leftSection={<IconUserShield size={16} stroke={1.6} />}
              onClick={() => setOpen('role')}
            >
              {t('actions.changeRole')}
            </Menu.Item>
          )}
          {may.suspend && status !== 'suspended' && (
            <Menu.Item
              color="red.8"
              leftSection={<IconUserOff size={16} stroke={1.6} />}
              onClick={() => setOpen('suspend')}
            >
              {t('actions.suspend')}
            </Menu.Item>
          )}
          {may.suspend && status === 'suspended' && (
            <Menu.Item leftSection={<IconUserCheck size={16} stroke={1.6} />} onClick={() => reinstate(user)}>
              {t('actions.reinstate')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'role' && <ChangeRoleDialog user={user} onClose={close} />}
        {open === 'suspend' && <SuspendDialog user={user} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Lets a suspended person in again. */
function useReinstate(): (user: User) => void {
  const { t } = useTranslation('users');
  const { mutate } = useChangeUser({
    onSaved: ({ firstName, lastName }) =>
      toast({ message: t('actions.reinstated', { name: `${firstName} ${lastName}` }) }),
  });
  return ({ id }) => mutate({ id, status: 'active' });
}
