import { allUsers, type User } from '@kazi/simulation/users';
import { DataCard } from '@kazi/ui/data-card';
import { useLocale } from '@kazi/ui/locale';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import IconCreditCard from '#icons/IconCreditCard';
import IconUserCheck from '#icons/IconUserCheck';
import IconUserExclamation from '#icons/IconUserExclamation';
import IconUsers from '#icons/IconUsers';
import { answerOf } from '../../calls/use-answer.ts';
import { Figures } from '../../parts/figures.tsx';

const companiesOf = (users: readonly User[]) => new Set(users.map(({ company }) => company)).size;

/** How many users there are, and how many of them work, wait and pay. */
export function UserFigures() {
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
        label="All users"
        value={count(() => true)}
        detail={`From ${users ? companiesOf(users) : '…'} companies`}
        icon={<IconUsers size={18} stroke={1.6} />}
      />
      <DataCard
        label="Active"
        value={count(isActive)}
        detail={`${share(isActive)} of all`}
        icon={<IconUserCheck size={18} stroke={1.6} />}
        tone="success"
      />
      <DataCard
        label="Pending"
        value={count(isPending)}
        detail="Invited, not here yet"
        icon={<IconUserExclamation size={18} stroke={1.6} />}
        tone="warning"
      />
      <DataCard
        label="On a paid plan"
        value={count(pays)}
        detail={`${share(pays)} of all`}
        icon={<IconCreditCard size={18} stroke={1.6} />}
        tone="info"
      />
    </Figures>
  );
}
