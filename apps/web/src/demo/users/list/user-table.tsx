import type { User, UserColumn } from '@kazi/simulation/users';
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
import { PersonCell, SelectAll, SelectOne } from '../../parts/records.tsx';
import { type SortedColumn, SortedTable, type Sorting } from '../../parts/sorted-table.tsx';
import { StatusBadge } from '../../parts/status.tsx';
import type { Selection } from '../../parts/use-selection.ts';
import { links } from '../../routing/links.ts';
import { DeleteUser } from '../delete-user.tsx';
import { EditUser } from '../edit-user.tsx';
import { RoleMark } from '../role-mark.tsx';
import { useSuspend } from '../users.ts';
import type { Hideable } from './user-search.ts';
import classes from './user-table.module.css';

interface UserTableProps {
  users: readonly User[];
  sorting: Sorting<UserColumn>;
  selection: Selection;
  hidden: readonly Hideable[];
}

/** Users as rows; on a phone, as cards. */
export function UserTable({ users, sorting, selection, hidden }: UserTableProps) {
  const { t } = useTranslation('demo/users');
  const columns: readonly SortedColumn<UserColumn>[] = [
    { label: t('facts.select'), heading: <SelectAll selection={selection} /> },
    { label: t('facts.user'), name: 'fullName' },
    { label: t('facts.role'), name: 'role' },
    { label: t('facts.plan'), name: 'currentPlan' },
    { label: t('facts.billing'), name: 'billing' },
    { label: t('facts.status'), name: 'status' },
    { label: t('facts.actions'), isHidden: true },
  ];
  return (
    <SortedTable label={t('list.title')} columns={columns} sorting={sorting} hidden={hidden}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} selection={selection} hidden={hidden} />
      ))}
    </SortedTable>
  );
}

interface UserRowProps extends Pick<UserTableProps, 'selection' | 'hidden'> {
  user: User;
}

function UserRow({ user, selection, hidden }: UserRowProps) {
  const { t } = useTranslation('demo/users');
  const { id, fullName, email, avatar, role, currentPlan, billing, status } = user;
  return (
    <tr data-selected={selection.has(id) || undefined}>
      <td className={classes.choose}>
        <SelectOne selection={selection} id={id} name={fullName} />
      </td>
      <th scope="row" className={classes.user}>
        <PersonCell name={fullName} avatar={avatar} detail={email} to={links.user(id)} />
      </th>
      {!hidden.includes('role') && (
        <td className={classes.role}>
          <RoleMark role={role} />
        </td>
      )}
      {!hidden.includes('currentPlan') && <td className={classes.plan}>{t(`plans.${currentPlan}`)}</td>}
      {!hidden.includes('billing') && <td className={classes.billing}>{t(`billings.${billing}`)}</td>}
      {!hidden.includes('status') && (
        <td className={classes.status}>
          <StatusBadge status={status}>{t(`statuses.${status}`)}</StatusBadge>
        </td>
      )}
      <td data-actions className={classes.actions}>
        <UserActions user={user} />
      </td>
    </tr>
  );
}

/** What can be done with a user from a list. */
function UserActions({ user }: { user: User }) {
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
