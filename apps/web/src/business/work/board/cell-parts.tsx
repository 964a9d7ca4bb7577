import { useTranslation } from 'react-i18next';
import columnClasses from '../../../shell/board/column.module.css';
import { useDrag } from '../../../shell/drag/context.ts';
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
    <div role="status" aria-label={t('loading')} className={classes.skeletons}>
      {heights.map((height) => (
        <div
          key={height}
          className={columnClasses.skeleton}
          style={{ blockSize: height }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
