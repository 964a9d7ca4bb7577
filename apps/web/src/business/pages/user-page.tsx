import type { User } from '@kazi/contract/identity';
import type { UserOverview } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { dateFormat } from '@kazi/ui/date-format';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChecks from '#icons/IconChecks';
import IconUserMinus from '#icons/IconUserMinus';
import IconUserX from '#icons/IconUserX';
import { api } from '../../api/queries.ts';
import { Can, useAbility } from '../../session/ability.tsx';
import { useSignedIn } from '../../session/session.ts';
import { today } from '../../shell/days.ts';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { Facts } from '../../shell/page/facts.tsx';
import { FailedState, Loaded } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useReadAbout } from '../activity/index.ts';
import { countryNames } from '../identity/countries/country-names.ts';
import { useRoleName } from '../identity/users/role-names.ts';
import { useLastSeen } from '../identity/users/use-last-seen.tsx';
import { UserActions } from '../identity/users/user-actions.tsx';
import { EmployeeLink } from '../payroll/employees/employee-link.tsx';
import { StatusBadge } from '../status.tsx';
import { HappeningsPanel, RewardsPanel } from '../work/overview/side-panels.tsx';
import { AcceptedLately, StateBand, TasksAcross } from '../work/overview/task-panels.tsx';
import type { ShownTasks } from '../work/task-filter/filter.ts';
import { OverviewColumns } from './overview-columns.tsx';
import classes from './pages.module.css';

const RemoveDialog = onDemand(() => import('./departure-dialogs.tsx').then((module) => module.RemoveDialog));
const AnonymiseDialog = onDemand(() =>
  import('./departure-dialogs.tsx').then((module) => module.AnonymiseDialog),
);

const route = getRouteApi('/_app/people/$userId');

/** How the work of a person stands. */
const useUserOverview = (id: string) =>
  useQuery(api.work.overviews.ofUser.queryOptions({ input: { id, today: today() } }));

/** A person of the workspace, as far as the viewer may know them. */
export function UserPage() {
  const { t } = useTranslation(['users', 'common']);
  const { userId } = route.useParams();
  useReadAbout(userId);
  const filter = route.useSearch();
  const nameOf = useRoleName();
  const readsTasks = useAbility().can('read', 'Task');
  const overview = useUserOverview(userId);
  const {
    data: user,
    error,
    isPending,
    refetch,
  } = useQuery(api.identity.users.get.queryOptions({ input: { id: userId } }));
  if (isPending) return <SkeletonRows rows={6} label={t('common:loading')} />;
  if (!user) return <FailedState error={error} onRetry={refetch} />;
  const name = `${user.firstName} ${user.lastName}`;
  const about = (
    <>
      <Panel>
        <div className={classes.person}>
          <Avatar name={name} src={user.avatar} size={64} decorative />
          <UserFacts user={user} />
        </div>
      </Panel>
      <UserRewards user={user.id} money={overview.data?.money ?? null} />
      <UserTeams user={user.id} />
      {readsTasks && <HappeningsPanel of={{ user: user.id }} />}
    </>
  );
  return (
    <Page
      title={name}
      width={readsTasks ? 'wide' : 'narrow'}
      above={<Link to="/people">{t('title')}</Link>}
      description={
        <Row as="span" gap={10} wrap>
          {nameOf(user.role)}
          <StatusBadge status={user.status}>
            {t(user.removedAt ? 'status.removed' : `status.${user.status}`)}
          </StatusBadge>
          <EmployeeLink user={user.id} />
        </Row>
      }
      actions={<PersonActions user={user} />}
    >
      {readsTasks ? (
        <>
          <StateBand overview={overview} filter={filter} />
          <OverviewColumns main={<UserWork user={user} filter={filter} />} side={about} />
        </>
      ) : (
        about
      )}
    </Page>
  );
}

/** Actions on a person; here they leave, too. */
function PersonActions({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const [open, setOpen] = useState<'remove' | 'anonymise'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <UserActions
        user={user}
        further={[
          user.may.remove && {
            label: t('actions.remove'),
            icon: IconUserMinus,
            run: () => setOpen('remove'),
          },
          user.may.anonymise && {
            label: t('actions.anonymise'),
            icon: IconUserX,
            run: () => setOpen('anonymise'),
          },
        ]}
      />
      <Suspense>
        {open === 'remove' && <RemoveDialog user={user} onClose={close} />}
        {open === 'anonymise' && <AnonymiseDialog user={user} onClose={close} />}
      </Suspense>
    </>
  );
}

/** What somebody has to do, and what of theirs was accepted lately. */
function UserWork({ user, filter }: { user: User; filter: ShownTasks }) {
  const { t } = useTranslation('overview');
  const isAsked = Boolean(filter.status || filter.due);
  return (
    <>
      <TasksAcross
        of={{ assignee: user.id }}
        filter={filter}
        empty={
          <EmptyState
            icon={<IconChecks size={24} stroke={1.6} />}
            title={t('empty.free.title', { name: user.firstName })}
            message={t('empty.free.message')}
          />
        }
      />
      {!isAsked && <AcceptedLately user={user.id} />}
    </>
  );
}

interface UserRewardsProps {
  user: string;
  money: UserOverview['money'];
}

/** What a person earns and pays by rewards, for those who may see it; nothing where there was none. */
function UserRewards({ user, money }: UserRewardsProps) {
  const { t } = useTranslation('overview');
  const me = useSignedIn().user.id;
  if (!money) return null;
  const { earned, given, currency } = money;
  const sums = [
    { name: t('money.earnedHeld'), amount: earned.held, hint: t('money.earnedHeldHint') },
    { name: t('money.earnedPaid'), amount: earned.paid },
    { name: t('money.givenHeld'), amount: given.held, hint: t('money.heldHint') },
    { name: t('money.givenPaid'), amount: given.paid },
  ].filter(({ amount }) => amount > 0);
  if (sums.length === 0) return null;
  return <RewardsPanel currency={currency} isOwn={user === me} sums={sums} />;
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
  const query = useQuery(
    api.organisation.teams.list.queryOptions({
      input: {},
      select: ({ items }) => items.filter(({ members }) => members.some(({ id }) => id === user)),
    }),
  );
  return (
    <Panel title={t('teams.title')} description={t('teams.description')} flush>
      <Loaded query={query} rows={2}>
        {(teams) =>
          teams.length === 0 ? (
            <EmptyState title={t('teams.none')} message={t('teams.noneWhy')} />
          ) : (
            <Stack divided>
              {teams.map(({ id, name, project }) => (
                <Row key={id} align="stretch" gap={12} lineGap={4} wrap className={classes.team}>
                  <Text as="span" weight={500}>
                    <Link to="/projects/$projectId" params={{ projectId: project.id }}>
                      {project.name}
                    </Link>
                  </Text>
                  <Text as="span" tone="muted">
                    {name}
                  </Text>
                </Row>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** How to reach a person, and since when they are here. What the viewer may not know is left out. */
function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const lastSeen = useLastSeen();
  const { email, phone, country, createdAt } = user;
  const since = dateFormat(locale, { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <div className={classes.facts}>
      <Facts
        facts={[
          [t('facts.email'), email && <a href={`mailto:${email}`}>{email}</a>],
          [
            t('facts.phone'),
            phone && (
              <a key="phone" href={`tel:${phone}`} dir="ltr">
                {phone}
              </a>
            ),
          ],
          [t('facts.country'), country && countryNames(locale)(country)],
          [t('facts.since'), since],
          [t('columns.lastSeen'), lastSeen(user)],
        ]}
      />
    </div>
  );
}
