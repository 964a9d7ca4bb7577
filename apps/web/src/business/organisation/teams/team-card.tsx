import type { Team } from '@kazi/contract/organisation';
import { Avatar } from '@kazi/ui/avatar';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { useAbility } from '../../../session/ability.tsx';
import classes from './team-card.module.css';

interface TeamCardProps {
  team: Team;
  onEdit: () => void;
  onDelete: () => void;
}

/** A team and its members. */
export function TeamCard({ team, onEdit, onDelete }: TeamCardProps) {
  const { t } = useTranslation('organisation');
  const mayMeet = useAbility().can('read', 'User');
  const { name, members, may } = team;
  return (
    <div className={classes.team}>
      <div className={classes.top}>
        <h3 className={classes.name}>{name}</h3>
        <span className={classes.count}>{t('teams.people', { count: members.length })}</span>
        {may.update && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            onClick={onEdit}
            aria-label={t('teams.edit', { name })}
          >
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
        )}
        {may.delete && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            onClick={onDelete}
            aria-label={t('teams.delete', { name })}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </div>
      <ul className={classes.members}>
        {members.map((person) => (
          <li key={person.id} className={classes.member}>
            <Avatar name={person.name} src={person.avatar} size={22} decorative />
            {mayMeet ? (
              <Link to="/people/$userId" params={{ userId: person.id }}>
                {person.name}
              </Link>
            ) : (
              person.name
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
