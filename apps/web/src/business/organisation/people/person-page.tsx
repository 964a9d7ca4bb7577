import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { StatusBadge } from '../../status.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonFacts } from './person-facts.tsx';
import classes from './person-page.module.css';
import { PersonTeams } from './person-teams.tsx';
import { useRoleName } from './role-name.ts';

const route = getRouteApi('/_app/people/$userId');

/** A person of the workspace, as far as the viewer may know them. */
export function PersonPage() {
  const { t } = useTranslation(['people', 'common']);
  const { userId } = route.useParams();
  const nameOf = useRoleName();
  const {
    data: person,
    error,
    isPending,
    refetch,
  } = useQuery(api.identity.users.get.queryOptions({ input: { id: userId }, meta: { quiet: true } }));
  if (isPending) return <SkeletonRows rows={6} label={t('common:loading')} />;
  if (!person) return <FailedState error={error} onRetry={refetch} />;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Page
      title={name}
      width="narrow"
      above={<Link to="/people">{t('title')}</Link>}
      description={
        <span className={classes.state}>
          {nameOf(person.role)}
          <StatusBadge status={person.status}>{t(`status.${person.status}`)}</StatusBadge>
        </span>
      }
      actions={<PersonActions person={person} />}
    >
      <Panel>
        <div className={classes.person}>
          <Avatar name={name} src={person.avatar} size={72} decorative />
          <PersonFacts person={person} />
        </div>
      </Panel>
      <PersonTeams person={person.id} />
    </Page>
  );
}
