import { type Account, allUsers, getAccount, getUser, type User } from '@kazi/simulation/users';
import { Avatar } from '@kazi/ui/avatar';
import { dateFormat } from '@kazi/ui/date-format';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Button, Tabs, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import IconCreditCard from '#icons/IconCreditCard';
import IconLock from '#icons/IconLock';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import IconUser from '#icons/IconUser';
import IconUserOff from '#icons/IconUserOff';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { KeysRest } from '../../../shell/shortcuts/use-shortcut.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { useCountryName } from '../../parts/formats.ts';
import iconTabsClasses from '../../parts/icon-tabs.module.css';
import { StatusBadge } from '../../parts/status.tsx';
import { links } from '../../routing/links.ts';
import { EditUser } from '../edit-user.tsx';
import { RoleMark, useDeleteUser, useSuspend } from '../users.tsx';
import { SecurityTab } from './security-tab.tsx';
import { AccountTab, BillingTab, NotificationsTab } from './tabs.tsx';
import classes from './user-page.module.css';
import { userTabs, type ViewSearch } from './view-search.ts';

interface UserPageProps {
  /** The user's id as the address has it; the first user where it has none. */
  id: string | undefined;
  search: ViewSearch;
}

/** Somebody with an account: who they are, and all that belongs to the account. */
export function UserPage({ id, search }: UserPageProps) {
  const { t } = useTranslation('demo/users');
  const first = useQuery({ ...answerOf(allUsers, {}), enabled: id === undefined });
  const wanted = id === undefined ? first.data?.[0]?.id : Number(id);
  const { data, error, refetch } = useQuery({
    ...answerOf(getUser, { id: wanted ?? 0 }),
    enabled: wanted !== undefined,
  });
  if (data?.user) return <UserOverview key={data.user.id} user={data.user} search={search} />;
  return (
    <Page title={t('facts.user')} above={<Link to={links.users}>{t('list.title')}</Link>}>
      {error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data ? (
        <EmptyState
          icon={<IconUserOff size={24} stroke={1.6} />}
          title={t('view.none', { id })}
          message={t('view.noneWhy')}
          action={
            <LinkButton to={links.users} variant="default">
              {t('view.seeAll')}
            </LinkButton>
          }
        />
      ) : (
        <Panel flush>
          <SkeletonRows rows={8} label={t('view.loading')} />
        </Panel>
      )}
    </Page>
  );
}

interface UserOverviewProps {
  user: User;
  search: ViewSearch;
}

/** A user's page: who they are at the side, the tabs of the account beside it. */
function UserOverview({ user, search }: UserOverviewProps) {
  const { t } = useTranslation('demo/users');
  const { data, error, isPending, refetch } = useQuery(answerOf(getAccount, { id: user.id }));
  return (
    <Page
      title={user.fullName}
      above={<Link to={links.users}>{t('list.title')}</Link>}
      actions={<UserActions user={user} />}
    >
      <div className={classes.overview}>
        <UserCard user={user} account={data?.account ?? undefined} />
        <Text as="div" shrinks>
          {data?.account ? (
            <UserTabs user={user} account={data.account} search={search} />
          ) : isPending ? (
            <Panel flush>
              <SkeletonRows rows={8} label={t('view.loadingAccount')} />
            </Panel>
          ) : (
            <FailedState error={error} onRetry={refetch} />
          )}
        </Text>
      </div>
    </Page>
  );
}

/** Edits, suspends and deletes a user on their page. */
function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('demo/users');
  const [isEditing, setEditing] = useState(false);
  const remove = useDeleteUser();
  const router = useRouter();
  const suspend = useSuspend(user);
  async function leave() {
    await remove(user);
    await router.navigate({ to: links.users });
  }
  return (
    <>
      <Tooltip label={t('delete.label')}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('delete.named', { name: user.fullName })}
          onClick={leave}
        >
          <IconTrash size={16} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
      <Button variant="default" loading={suspend.isPending} onClick={suspend.toggle}>
        {t(suspend.isSuspended ? 'actions.reinstate' : 'actions.suspend')}
      </Button>
      <Button leftSection={<IconPencil size={16} stroke={1.8} />} onClick={() => setEditing(true)}>
        {t('actions.edit')}
      </Button>
      <Suspense fallback={<KeysRest />}>
        {isEditing && <EditUser user={user} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}

interface UserCardProps {
  user: User;
  /** Left out while it loads. */
  account: Account | undefined;
}

/** A user's name and role, and how to reach them. */
function UserCard({ user, account }: UserCardProps) {
  const { t } = useTranslation('demo/users');
  const locale = useLocale();
  const countryName = useCountryName();
  const number = new Intl.NumberFormat(locale);
  const { fullName, username, email, company, country, contact, avatar, role, currentPlan, status } = user;
  const since = account && dateFormat(locale, { dateStyle: 'long' }).format(new Date(account.memberSince));
  const facts = [
    [t('facts.username'), <bdi key="username">{username}</bdi>],
    [
      t('facts.email'),
      <a key="email" href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>,
    ],
    [t('facts.contact'), <bdi key="contact">{contact || '—'}</bdi>],
    [t('facts.company'), <bdi key="company">{company || '—'}</bdi>],
    [t('facts.country'), country ? countryName(country) : '—'],
    [t('facts.plan'), t(`plans.${currentPlan}`)],
    [t('facts.memberSince'), since ?? '—'],
  ] as const;
  return (
    <Panel>
      <Stack gap={16} align="center" className={classes.person}>
        <Avatar name={fullName} src={avatar} size={88} decorative />
        <Row as="span" gap={12} justify="center" wrap>
          <RoleMark role={role} />
          <StatusBadge status={status}>{t(`statuses.${status}`)}</StatusBadge>
        </Row>
      </Stack>
      <dl className={classes.figures}>
        <div>
          <dt>{t('facts.tasksDone')}</dt>
          <dd>{account ? number.format(account.tasksDone) : '…'}</dd>
        </div>
        <div>
          <dt>{t('facts.projectsDone')}</dt>
          <dd>{account ? number.format(account.projectsDone) : '…'}</dd>
        </div>
      </dl>
      <Stack as="dl" gap={8} className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

interface UserTabsProps {
  user: User;
  account: Account;
  search: ViewSearch;
}

const signs: Record<(typeof userTabs)[number], Icon> = {
  account: IconUser,
  security: IconLock,
  billing: IconCreditCard,
  notifications: IconBell,
};

/** What belongs to an account, side by side; the address says which is open. */
function UserTabs({ user, account, search }: UserTabsProps) {
  const { t } = useTranslation('demo/users');
  const change = useChangeSearch<ViewSearch>();
  return (
    <Tabs
      value={search.tab ?? 'account'}
      onChange={(tab) => change({ tab: oneOf(tab, userTabs) })}
      classNames={{ list: iconTabsClasses.list, tab: iconTabsClasses.tab, panel: iconTabsClasses.panel }}
    >
      <Tabs.List aria-label={t('view.tabsOf', { name: user.fullName })}>
        {userTabs.map((tab) => {
          const Sign = signs[tab];
          return (
            <Tabs.Tab key={tab} value={tab} leftSection={<Sign size={16} stroke={1.7} />}>
              {t(`view.tabs.${tab}`)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      <Tabs.Panel value="account">
        <AccountTab account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="security">
        <SecurityTab user={user} account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="billing">
        <BillingTab user={user} account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="notifications">
        <NotificationsTab user={user} account={account} />
      </Tabs.Panel>
    </Tabs>
  );
}
