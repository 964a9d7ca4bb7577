import type { User, UserColumn } from '@kazi/simulation/users';
import { StatusBadge } from '@kazi/ui/status-badge';
import { PersonCell } from '../../parts/person-cell.tsx';
import { type SortedColumn, SortedTable, type Sorting } from '../../parts/sorted-table.tsx';
import { links } from '../../routing/links.ts';
import { RoleMark } from '../role-mark.tsx';
import { capitalised } from '../users.ts';
import { UserActions } from './user-actions.tsx';
import classes from './user-table.module.css';

const columns: readonly SortedColumn<UserColumn>[] = [
  { label: 'User', name: 'fullName' },
  { label: 'Role', name: 'role' },
  { label: 'Plan', name: 'currentPlan' },
  { label: 'Billing', name: 'billing' },
  { label: 'Status', name: 'status' },
  { label: 'Actions', isHidden: true },
];

interface UserTableProps {
  users: readonly User[];
  sorting: Sorting<UserColumn>;
}

/** Users as rows; on a phone, as cards. */
export function UserTable({ users, sorting }: UserTableProps) {
  return (
    <SortedTable label="Users" columns={columns} sorting={sorting}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </SortedTable>
  );
}

function UserRow({ user }: { user: User }) {
  const { id, fullName, email, avatar, role, currentPlan, billing, status } = user;
  return (
    <tr>
      <th scope="row" className={classes.user}>
        <PersonCell name={fullName} avatar={avatar} detail={email} to={links.user(id)} />
      </th>
      <td className={classes.role}>
        <RoleMark role={role} />
      </td>
      <td className={classes.plan}>{capitalised(currentPlan)}</td>
      <td className={classes.billing}>{billing}</td>
      <td className={classes.status}>
        <StatusBadge status={status}>{capitalised(status)}</StatusBadge>
      </td>
      <td data-actions className={classes.actions}>
        <UserActions user={user} />
      </td>
    </tr>
  );
}
