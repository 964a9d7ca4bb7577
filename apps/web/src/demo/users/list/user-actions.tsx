import type { User } from '@kazi/simulation/users';
import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconEye from '#icons/IconEye';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import IconUserCheck from '#icons/IconUserCheck';
import IconUserOff from '#icons/IconUserOff';
import { links } from '../../routing/links.ts';
import { DeleteUser } from '../delete-user.tsx';
import { EditUser } from '../edit-user.tsx';
import { useSuspend } from '../users.ts';

/** What can be done with a user from a list. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('demo/users');
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const suspend = useSuspend(user);
  const close = () => setAsked(undefined);
  const SuspendSign = suspend.isSuspended ? IconUserCheck : IconUserOff;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('actions.of', { name: user.fullName })}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={links.user(user.id)}
            leftSection={<IconEye size={16} stroke={1.6} />}
          >
            {t('actions.view')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setAsked('edit')}>
            {t('actions.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<SuspendSign size={16} stroke={1.6} />} onClick={suspend.toggle}>
            {t(suspend.isSuspended ? 'actions.reinstate' : 'actions.suspend')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => setAsked('delete')}
          >
            {t('actions.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{asked === 'edit' && <EditUser user={user} onClose={close} />}</Suspense>
      {asked === 'delete' && <DeleteUser user={user} onClose={close} />}
    </>
  );
}
