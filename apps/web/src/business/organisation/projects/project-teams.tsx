import type { Project, Team } from '@kazi/contract/organisation';
import type { Approver } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
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
import IconX from '#icons/IconX';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import classes from '../teams/team-card.module.css';

const TeamDialog = onDemand(() => import('../teams/team-dialogs.tsx').then((module) => module.TeamDialog));
const DeleteTeamDialog = onDemand(() =>
  import('../teams/team-dialogs.tsx').then((module) => module.DeleteTeamDialog),
);

const ApproverDialog = onDemand(() =>
  import('../teams/team-dialogs.tsx').then((module) => module.ApproverDialog),
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

/** Who approves the work of a project; its payer names them. Nothing where there is nobody to see or to name. */
export function ProjectApprovers({ project: { id } }: { project: Project }) {
  const { t } = useTranslation('overview');
  const { data } = useQuery(api.work.approvers.ofProject.queryOptions({ input: { id } }));
  const [isNaming, setNaming] = useState(false);
  if (!data || (data.items.length === 0 && !data.may.update)) return null;
  return (
    <Panel
      title={t('approvers.title')}
      description={t('approvers.description')}
      actions={
        data.may.update && (
          <Button variant="default" onClick={() => setNaming(true)}>
            {t('approvers.name')}
          </Button>
        )
      }
    >
      {data.items.length === 0 ? (
        <Text tone="muted" size={13}>
          {t('approvers.none')}
        </Text>
      ) : (
        <List>
          {data.items.map((approver) => (
            <ApproverLine
              key={approver.person.id}
              project={id}
              approver={approver}
              mayRemove={data.may.update}
            />
          ))}
        </List>
      )}
      <Suspense>{isNaming && <ApproverDialog project={id} onClose={() => setNaming(false)} />}</Suspense>
    </Panel>
  );
}

interface ApproverLineProps {
  project: string;
  approver: Approver;
  mayRemove: boolean;
}

function ApproverLine({ project, approver: { person }, mayRemove }: ApproverLineProps) {
  const { t } = useTranslation('overview');
  const { name } = person;
  const { run, busy } = useWrite(client.work.approvers.remove, {
    changes: ['project'],
    says: () => t('approvers.removed', { name }),
  });
  return (
    <Row as="li" gap={8} size={13}>
      <Avatar name={name} src={person.avatar} size={24} decorative />
      <Text as="span" grow cut>
        {name}
      </Text>
      {mayRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          loading={busy}
          aria-label={t('approvers.remove', { name })}
          onClick={() => void run({ id: project, user: person.id })}
        >
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      )}
    </Row>
  );
}
