import { allUsers, type User } from '@kazi/simulation/users';
import { DataCard } from '@kazi/ui/data-card';
import { useLocale } from '@kazi/ui/locale';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconCreditCard from '#icons/IconCreditCard';
import IconUserCheck from '#icons/IconUserCheck';
import IconUserExclamation from '#icons/IconUserExclamation';
import IconUsers from '#icons/IconUsers';
import { answerOf } from '../../calls/use-answer.ts';
import { Figures } from '../../parts/figures.tsx';

const companiesOf = (users: readonly User[]) => new Set(users.map(({ company }) => company)).size;

/** How many users there are, and how many of them work, wait and pay. */
export function UserFigures() {
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
