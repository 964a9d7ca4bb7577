import { ask } from '@kazi/simulation/ask';
import { allUsers, listUsers, type User } from '@kazi/simulation/users';
import { DataCard } from '@kazi/ui/data-card';
import { useLocale } from '@kazi/ui/locale';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCreditCard from '#icons/IconCreditCard';
import IconUserCheck from '#icons/IconUserCheck';
import IconUserExclamation from '#icons/IconUserExclamation';
import IconUserPlus from '#icons/IconUserPlus';
import IconUsers from '#icons/IconUsers';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Page } from '../../../shell/page/page.tsx';
import { KeysRest } from '../../../shell/shortcuts/use-shortcut.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { ExportMenu, Figures } from '../../parts/records.tsx';
import { UserList, useUserSheet } from './user-list.tsx';
import type { UserSearch } from './user-search.ts';

const AddUserPanel = onDemand(() => import('../add-user-panel.tsx').then((module) => module.AddUserPanel));

/** More than there are: all on one page. */
const all = 10_000;

/** Everybody with an account. Search, order and page live in the address. */
export function UsersPage({ search }: { search: UserSearch }) {
  const { t } = useTranslation('demo/users');
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={t('list.title')}
      description={t('list.description')}
      actions={
        <>
          <ExportFound search={search} />
          <Button leftSection={<IconUserPlus size={16} stroke={1.8} />} onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
        </>
      }
    >
      <UserFigures />
      <UserList search={search} />
      <Suspense fallback={<KeysRest />}>
        {isAdding && <AddUserPanel onClose={() => setAdding(false)} />}
      </Suspense>
    </Page>
  );
}

/** Saves all users that the search finds, on whichever page they are. */
function ExportFound({ search: { q, role, plan, status, sortColumn, sort } }: { search: UserSearch }) {
  const sheet = useUserSheet();
  async function found() {
    const narrowed = { q, role, currentPlan: plan, status, sortColumn, sort };
    const { users } = await ask(listUsers, { ...narrowed, perPage: all });
    return sheet(users);
  }
  return <ExportMenu name="users" sheet={found} />;
}

const companiesOf = (users: readonly User[]) => new Set(users.map(({ company }) => company)).size;

/** How many users there are, and how many of them work, wait and pay. */
function UserFigures() {
  const { t } = useTranslation('demo/users');
  const locale = useLocale();
  const { data: users } = useQuery(answerOf(allUsers, {}));
  const of = (is: (user: User) => boolean) => users?.filter(is).length ?? 0;
  const count = (is: (user: User) => boolean) =>
    users ? new Intl.NumberFormat(locale).format(of(is)) : <Skeleton height={24} width={48} my={4} />;
  const share = (is: (user: User) => boolean) =>
    users
      ? new Intl.NumberFormat(locale, { style: 'percent' }).format(of(is) / Math.max(1, users.length))
      : '…';
  const isActive = ({ status }: User) => status === 'active';
  const isPending = ({ status }: User) => status === 'pending';
  const pays = ({ currentPlan }: User) => currentPlan !== 'basic';
  return (
    <Figures>
      <DataCard
        label={t('figures.all')}
        value={count(() => true)}
        detail={users ? t('figures.companies', { count: companiesOf(users) }) : '…'}
        icon={<IconUsers size={18} stroke={1.6} />}
      />
      <DataCard
        label={t('figures.active')}
        value={count(isActive)}
        detail={t('figures.share', { percent: share(isActive) })}
        icon={<IconUserCheck size={18} stroke={1.6} />}
        tone="success"
      />
      <DataCard
        label={t('figures.pending')}
        value={count(isPending)}
        detail={t('figures.pendingDetail')}
        icon={<IconUserExclamation size={18} stroke={1.6} />}
        tone="warning"
      />
      <DataCard
        label={t('figures.paid')}
        value={count(pays)}
        detail={t('figures.share', { percent: share(pays) })}
        icon={<IconCreditCard size={18} stroke={1.6} />}
        tone="info"
      />
    </Figures>
  );
}
