import { Stack } from '@kazi/ui/layout';
import { isFirstStatus, type TaskStatus } from '@kazi/contract/work';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconArrowsDiagonalMinimize2 from '#icons/IconArrowsDiagonalMinimize2';
import IconPlus from '#icons/IconPlus';
import columnClasses from '../../../shell/board/column.module.css';
import { useDrag } from '../../../shell/drag/context.ts';
import { StatusGlyph } from '../../status.tsx';
import { openNewTask } from '../new-task/store.ts';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import type { Cell } from './lanes.ts';
import { cellByKey, taskById } from './use-grid.ts';

/** Says why the dragged card may not come to a cell. The cell is dimmed around it. */
export function RefusalNote({ cell }: { cell: Cell }) {
  const { grid } = useBoard();
  const reason = useDrag((drag) => {
    const task = drag && taskById(grid, drag.item);
    const from = drag && cellByKey(grid, drag.from.list);
    return task && from && grid.refusal(task, from, cell);
  });
  if (!reason) return null;
  return <p className={classes.refusal}>{reason}</p>;
}

const heights = [92, 116, 84, 104];

/** Keeps the place of a column's cards while they are loaded. */
export function CardSkeletons() {
  const { t } = useTranslation('common');
  return (
    <Stack gap={8} role="status" aria-label={t('loading')} className={classes.skeletons}>
      {heights.map((height) => (
        <div
          key={height}
          className={columnClasses.skeleton}
          style={{ blockSize: height }}
          aria-hidden="true"
        />
      ))}
    </Stack>
  );
}

interface ColumnHeaderProps {
  status: TaskStatus;
  /** How many tasks of the status the filter keeps; undefined while that is not known. */
  count: number | undefined;
  onFold: () => void;
}

/** Name of a column, how much is in it, and what can be done with the whole of it. */
export function ColumnHeader({ status, count, onFold }: ColumnHeaderProps) {
  const { t } = useTranslation('work');
  const { app, mayAdd } = useBoard();
  const name = t(`status.${status}`);
  return (
    <header className={`${columnClasses.header} ${classes.columnHeader}`}>
      <StatusGlyph status={status} />
      <h2 className={columnClasses.name}>{name}</h2>
      <span className={columnClasses.count}>{count}</span>
      <span className={classes.columnTools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={26}
          aria-label={t('board.fold', { name })}
          onClick={onFold}
        >
          <IconArrowsDiagonalMinimize2 size={15} stroke={1.6} />
        </ActionIcon>
        {mayAdd && isFirstStatus(status) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={t('board.addTo', { status: name })}
            onClick={() => openNewTask({ app, status })}
          >
            <IconPlus size={16} stroke={1.8} />
          </ActionIcon>
        )}
      </span>
    </header>
  );
}

interface UnfoldButtonProps {
  status: TaskStatus;
  count: number | undefined;
  onUnfold: () => void;
}

/** What is left of a folded column: its name, its count, and the way to have it back. */
export function UnfoldButton({ status, count, onUnfold }: UnfoldButtonProps) {
  const { t } = useTranslation('work');
  const name = t(`status.${status}`);
  return (
    <button type="button" className={classes.unfold} onClick={onUnfold}>
      <SpokenAs name={t('board.unfold', { name })}>
        <StatusGlyph status={status} />
        <span className={columnClasses.count}>{count}</span>
        <span className={classes.foldedName}>{name}</span>
      </SpokenAs>
    </button>
  );
}
