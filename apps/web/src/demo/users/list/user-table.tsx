import type { User, UserColumn } from '@kazi/simulation/users';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconEye from '#icons/IconEye';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import IconUserCheck from '#icons/IconUserCheck';
import IconUserOff from '#icons/IconUserOff';
import { KeysRest } from '../../../shell/shortcuts/use-shortcut.ts';
import { Action, ActionsMenu } from '../../parts/actions-menu.tsx';
import { PersonCell, SelectAll, SelectOne } from '../../parts/records.tsx';
import { type SortedColumn, SortedTable, type Sorting } from '../../parts/sorted-table.tsx';
import { StatusBadge } from '../../parts/status.tsx';
import type { Selection } from '../../parts/use-selection.ts';
import { links } from '../../routing/links.ts';
import { EditUser } from '../edit-user.tsx';
import { RoleMark, useDeleteUser, useSuspend } from '../users.tsx';
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
  const [isEditing, setEditing] = useState(false);
  const remove = useDeleteUser();
  const suspend = useSuspend(user);
  const SuspendSign = suspend.isSuspended ? IconUserCheck : IconUserOff;
  return (
    <>
      <ActionsMenu label={t('actions.of', { name: user.fullName })}>
        <Action icon={IconEye} to={links.user(user.id)}>
          {t('actions.view')}
        </Action>
        <Action icon={IconPencil} onClick={() => setEditing(true)}>
          {t('actions.edit')}
        </Action>
        <Action icon={SuspendSign} onClick={suspend.toggle}>
          {t(suspend.isSuspended ? 'actions.reinstate' : 'actions.suspend')}
        </Action>
        <Action icon={IconTrash} danger onClick={() => remove(user)}>
          {t('actions.delete')}
        </Action>
      </ActionsMenu>
      <Suspense fallback={<KeysRest />}>
        {isEditing && <EditUser user={user} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}
