import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { StatusBadge } from '@kazi/ui/status-badge';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { Can } from '../../../session/ability.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { countryNames } from '../countries/country-names.ts';
import { useRoleName } from './role-names.ts';
import { UserActions } from './user-actions.tsx';
import classes from './user-page.module.css';

const route = getRouteApi('/_app/people/$userId');

/** A person of the workspace, as far as the viewer may know them. */
export function UserPage() {
  const { t } = useTranslation(['users', 'common']);
  const { userId } = route.useParams();
  const nameOf = useRoleName();
  const {
    data: user,
    error,
    isPending,
    refetch,
  } = useQuery(api.identity.users.get.queryOptions({ input: { id: userId }, meta: { quiet: true } }));
  if (isPending) return <SkeletonRows rows={6} label={t('common:loading')} />;
  if (!user) return <FailedState error={error} onRetry={refetch} />;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Page
      title={name}
      width="narrow"
      above={<Link to="/people">{t('title')}</Link>}
      description={
        <span className={classes.state}>
          {nameOf(user.role)}
          <StatusBadge status={user.status}>{t(`status.${user.status}`)}</StatusBadge>
        </span>
      }
      actions={<UserActions user={user} />}
    >
      <Panel>
        <div className={classes.person}>
          <Avatar name={name} src={user.avatar} size={72} decorative />
          <UserFacts user={user} />
        </div>
      </Panel>
      <UserTeams user={user.id} />
    </Page>
  );
}

/** The teams somebody is in, of the projects that the viewer sees. */
function UserTeams({ user }: { user: string }) {
  return (
    <Can do="read" on="Team">
      <Teams user={user} />
    </Can>
  );
}

function Teams({ user }: { user: string }) {
  const { t } = useTranslation(['users', 'common']);
  const { data, error, isPending, refetch } = useQuery(
    api.organisation.teams.list.queryOptions({ input: {}, meta: { quiet: true } }),
  );
  const teams = data?.items.filter(({ members }) => members.some(({ id }) => id === user)) ?? [];
  return (
    <Panel title={t('teams.title')} description={t('teams.description')} flush>
      {isPending ? (
        <SkeletonRows rows={2} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : teams.length === 0 ? (
        <EmptyState title={t('teams.none')} message={t('teams.noneWhy')} />
      ) : (
        teams.map(({ id, name, project }) => (
          <div key={id} className={classes.team}>
            <Link to="/projects/$projectId" params={{ projectId: project.id }} className={classes.project}>
              {project.name}
            </Link>
            <span className={classes.teamName}>{name}</span>
          </div>
        ))
      )}
    </Panel>
  );
}

/** How to reach a person, and since when they are here. What the viewer may not know is left out. */
function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const { email, phone, country, createdAt, lastSeenAt } = user;
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <dl className={classes.facts}>
      <dt>{t('facts.email')}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      {phone && (
        <>
          <dt>{t('facts.phone')}</dt>
          <dd>
            <a href={`tel:${phone}`} dir="ltr">
              {phone}
            </a>
          </dd>
        </>
      )}
      {country && (
        <>
          <dt>{t('facts.country')}</dt>
          <dd>{countryNames(locale)(country)}</dd>
        </>
      )}
      <dt>{t('facts.since')}</dt>
      <dd>{since}</dd>
      {lastSeenAt && (
        <>
          <dt>{t('columns.lastSeen')}</dt>
          <dd>
            <RelativeTime at={lastSeenAt} />
          </dd>
        </>
      )}
    </dl>
  );
}
