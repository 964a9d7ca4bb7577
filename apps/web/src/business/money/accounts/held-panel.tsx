import type { Account, Held } from '@kazi/contract/money';
import { taskStatuses } from '@kazi/contract/work';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { StatusBadge } from '../../status.tsx';
import { FromBefore, isFromBefore } from '../parts/from-before.tsx';
import { useHeld } from '../parts/queries.ts';
import classes from './accounts.module.css';

/** What is on hold, for which work and from whom. */
export function HeldPanel({ account }: { account: Account }) {
  const { t } = useTranslation(['money', 'common']);
  const { data: held, error, refetch, dataUpdatedAt } = useHeld(account.id);
  return (
    <Panel title={t('held.title')} description={t('held.description')} flush>
      {!held && !error && <SkeletonRows rows={3} height={64} label={t('common:loading')} />}
      {!held && error && <FailedState error={error} onRetry={refetch} />}
      {held && (
        <FromBefore is={isFromBefore({ dataUpdatedAt })}>
          {held.length === 0 && <p className={classes.nothing}>{t('held.empty')}</p>}
          {held.length > 0 && <HeldList held={held} with="payer" />}
        </FromBefore>
      )}
    </Panel>
  );
}

/** What an account has set aside for the work of others; nothing where that is nothing. */
export function SetAsidePanel({ account }: { account: Account }) {
  const { t } = useTranslation('money');
  const { data: held, dataUpdatedAt } = useHeld(account.id);
  if (!held?.length) return null;
  return (
    <Panel title={t('setAside.title')} description={t('setAside.description')} flush>
      <FromBefore is={isFromBefore({ dataUpdatedAt })}>
        <HeldList held={held} with="agent" />
      </FromBefore>
    </Panel>
  );
}

/** So many are shown until all are asked for. */
const atFirst = 5;

function HeldList({ held, with: other }: { held: readonly Held[]; with: 'payer' | 'agent' }) {
  const { t } = useTranslation('money');
  const [showsAll, setShowsAll] = useState(false);
  const words = { payer: 'held.from', agent: 'setAside.for' } as const;
  const isLong = held.length > atFirst + 1;
  return (
    <>
      <ul className={classes.list}>
        {(isLong && !showsAll ? held.slice(0, atFirst) : held).map((one) => (
          <HeldLine
            key={`${one.task._id} ${one.agent.id}`}
            held={one}
            who={t(words[other], { name: one[other].name })}
          />
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className={classes.all}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('held.showFewer') : t('held.showAll', { all: held.length })}
        </button>
      )}
    </>
  );
}

function HeldLine({ held: { task, amount, currency, since }, who }: { held: Held; who: string }) {
  const { t } = useTranslation('work');
  const status = oneOf(task.status, taskStatuses);
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <Link to="/tasks/$taskId" params={{ taskId: task._id }} className={classes.name}>
          <bdi className={classes.number}>{task.number}</bdi> <bdi>{task.title}</bdi>
        </Link>
        <span className={classes.facts}>
          {status && <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>}
          <span>{who}</span>
          <RelativeTime at={since} />
        </span>
      </span>
      <span className={classes.amount}>
        <Money amount={amount} currency={currency} />
      </span>
    </li>
  );
}
