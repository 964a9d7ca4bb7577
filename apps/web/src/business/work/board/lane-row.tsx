import { Avatar } from '@kazi/ui/avatar';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import { useFolded } from '../use-folded.ts';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import { LaneCell } from './lane-cell.tsx';
import type { Lane } from './lanes.ts';
import type { ColumnTasks } from './use-board-lists.ts';

interface LaneRowProps {
  lane: Lane;
  columns: readonly ColumnTasks[];
}

/** One lane: its name, and its cards column by column. */
export function LaneRow({ lane: { key, name, person }, columns }: LaneRowProps) {
  const { t } = useTranslation('work');
  const { app, grid } = useBoard();
  const { isFolded, toggle } = useFolded(`kazi.folded-lanes.${app}`, []);
  const headingId = useId();
  const count = columns.reduce((sum, { status }) => sum + grid().tasksIn({ status, lane: key }).length, 0);
  return (
    <section aria-labelledby={headingId}>
      <h2 className={classes.laneName}>
        <button
          id={headingId}
          type="button"
          aria-expanded={!isFolded(key)}
          aria-label={t('board.lane', { lane: name, count })}
          onClick={() => toggle(key)}
        >
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
          {person && <Avatar name={name} src={person.avatar} size={22} decorative />}
          {name}
          <span className={classes.count}>{count}</span>
        </button>
      </h2>
      {!isFolded(key) && (
        <div className={classes.laneCells}>
          {columns.map(({ status, list }) => (
            <LaneCell key={status} cell={{ status, lane: key }} isPrevious={list.isPrevious} />
          ))}
        </div>
      )}
    </section>
  );
}
