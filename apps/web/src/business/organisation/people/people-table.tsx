import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';
import classes from './people-table.module.css';
import { PersonActions } from './person-actions.tsx';
import { useRoleName } from './role-name.ts';

/** People as rows; on a phone, as cards. */
export function PeopleTable({ people }: { people: readonly User[] }) {
  const { t } = useTranslation('people');
  return (
    <RecordTable
      label={t('title')}
      columns={[
        t('columns.person'),
        t('columns.role'),
        t('columns.status'),
        t('columns.lastSeen'),
        <VisuallyHidden key="actions">{t('columns.actions')}</VisuallyHidden>,
      ]}
    >
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </RecordTable>
  );
}

function PersonRow({ person }: { person: User }) {
  const { t } = useTranslation('people');
  const nameOf = useRoleName();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <tr>
      <th scope="row">
        <span className={classes.person}>
          <Avatar name={name} src={person.avatar} size={36} decorative />
          <span className={classes.words}>
            <Link to="/people/$userId" params={{ userId: person.id }} data-row-link>
              {name}
            </Link>
            <span className={classes.email}>{person.email}</span>
          </span>
        </span>
      </th>
      <td>{nameOf(person.role)}</td>
      <td>
        <StatusBadge status={person.status}>{t(`status.${person.status}`)}</StatusBadge>
      </td>
      <td className={classes.seen}>{person.lastSeenAt && <RelativeTime at={person.lastSeenAt} />}</td>
      <td data-actions className={classes.actions}>
        <PersonActions person={person} />
      </td>
    </tr>
  );
}
