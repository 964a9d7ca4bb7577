import type { Project, Team } from '@kazi/contract/organisation';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Stack } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import IconUsersGroup from '#icons/IconUsersGroup';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import classes from '../teams/team-card.module.css';

const TeamDialog = onDemand(() => import('../teams/team-dialogs.tsx').then((module) => module.TeamDialog));
const DeleteTeamDialog = onDemand(() =>
  import('../teams/team-dialogs.tsx').then((module) => module.DeleteTeamDialog),
);

/** The people who work on a project, team by team. */
export function ProjectTeams({ project }: { project: Project }) {
  const { t } = useTranslation('organisation');
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Team>();
  const [deleting, setDeleting] = useState<Team>();
  const query = useQuery(api.organisation.teams.list.queryOptions({ input: { project: project.id } }));
  const add = project.may.addTeam && (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('teams.new')}
    </Button>
  );
  return (
    <Panel title={t('teams.title')} description={t('teams.description')} actions={add} flush>
      <Loaded query={query} rows={3} rowHeight={60}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<IconUsersGroup size={24} stroke={1.6} />}
              title={t('teams.empty.title')}
              message={project.may.addTeam ? t('teams.empty.message') : t('teams.empty.read')}
            />
          ) : (
            <Stack divided>
              {items.map((team) => (
                <TeamCard
                  key={team.id}
                  team={team}
                  onEdit={() => setEditing(team)}
                  onDelete={() => setDeleting(team)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Suspense>
        {isAdding && <TeamDialog project={project.id} onClose={() => setAdding(false)} />}
        {editing && <TeamDialog project={project.id} team={editing} onClose={() => setEditing(undefined)} />}
        {deleting && <DeleteTeamDialog team={deleting} onClose={() => setDeleting(undefined)} />}
      </Suspense>
    </Panel>
  );
}

interface TeamCardProps {
  team: Team;
  onEdit: () => void;
  onDelete: () => void;
}

/** A team and its members. */
function TeamCard({ team, onEdit, onDelete }: TeamCardProps) {
  const { t } = useTranslation('organisation');
  const mayMeet = useAbility().can('read', 'User');
  const { name, members, may } = team;
  return (
    <div className={classes.team}>
      <Row gap={4} className={classes.top}>
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
      </Row>
      <Row as="ul" align="stretch" gap={6} wrap className={classes.members}>
        {members.map((person) => (
          <Row as="li" key={person.id} gap={6} size={13} inline className={classes.member}>
            <Avatar name={person.name} src={person.avatar} size={22} decorative />
            {mayMeet ? (
              <Link to="/people/$userId" params={{ userId: person.id }}>
                {person.name}
              </Link>
            ) : (
              person.name
            )}
          </Row>
        ))}
      </Row>
    </div>
  );
}
