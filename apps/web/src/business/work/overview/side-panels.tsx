import type { ProjectOverview } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { List, Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { usePersonName } from '../../use-person-name.ts';
import { HappeningList } from '../dashboard/task-line.tsx';
import shared from '../fields/fields.module.css';
import classes from './overview.module.css';

const page = 8;

type Of = { project: string } | { user: string };

/** What happened lately to a project's tasks, or what a person did, newest first. */
export function HappeningsPanel({ of }: { of: Of }) {
  const { t } = useTranslation(['overview', 'common']);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useHappenings(of);
  return (
    <Panel title={t('activity.title')}>
      {isPending ? (
        <SkeletonRows rows={4} height={40} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Text tone="muted">{t('activity.none')}</Text>
      ) : (
        <HappeningList happenings={data} />
      )}
      {hasNextPage && (
        <div className={classes.foot}>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isFetchingNextPage}
            onClick={() => fetchNextPage()}
          >
            {t('common:more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function useHappenings(of: Of) {
  const { ofProject, ofUser } = api.work.happenings;
  const id = 'project' in of ? of.project : of.user;
  const call = 'project' in of ? ofProject : ofUser;
  return useList(call, (cursor) => ({ id, limit: page, cursor }), { keepsPrevious: false });
}

/** The people with open tasks of a project: their name leads to them, their number to the tasks. */
export function BusyPeople({ people }: Pick<ProjectOverview, 'people'>) {
  const { t } = useTranslation('overview');
  const mayMeet = useAbility().can('read', 'User');
  const nameOf = usePersonName();
  return (
    <Panel title={t('people.title')} flush>
      {people.length === 0 && <p className={shared.nothing}>{t('people.none')}</p>}
      <List>
        {people.map(({ person, open, overdue }) => (
          <Row key={person.id} as="li" gap={10} className={classes.person}>
            <Avatar
              name={nameOf(person)}
              src={person.avatar}
              size={26}
              outlined={person.invited}
              decorative
            />
            {mayMeet && !person.invited ? (
              <Link to="/people/$userId" params={{ userId: person.id }} className={classes.name} dir="auto">
                {person.name}
              </Link>
            ) : (
              <span className={classes.name} dir="auto">
                {nameOf(person)}
              </span>
            )}
            {overdue > 0 && <span className={classes.late}>{t('people.overdue', { count: overdue })}</span>}
            <Link
              to="."
              search={{ assignee: [person.id] }}
              className={classes.load}
              aria-label={t('people.openOf', { count: open, name: nameOf(person) })}
            >
              {t('people.open', { count: open })}
            </Link>
          </Row>
        ))}
      </List>
    </Panel>
  );
}

interface RewardsPanelProps {
  currency: string;
  sums: readonly { name: string; amount: number; hint?: string }[];
  /** The wallet is the reader's own. */
  isOwn: boolean;
}

/** What rewards come to, for users who may see it. */
export function RewardsPanel({ currency, sums, isOwn }: RewardsPanelProps) {
  const { t } = useTranslation('overview');
  const wallet = isOwn && (
    <Link to="/wallet" className={shared.more}>
      {t('money.wallet')}
    </Link>
  );
  return (
    <Panel title={t('money.title')} actions={wallet} flush>
      <dl className={classes.sums}>
        {sums.map(({ name, amount, hint }) => (
          <Row key={name} gap={12} justify="between" className={classes.sum}>
            <dt>
              {name}
              {hint && <span className={classes.hint}>{hint}</span>}
            </dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </Row>
        ))}
      </dl>
    </Panel>
  );
}
