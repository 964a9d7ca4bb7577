import { useSyncExternalStore } from 'react';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import type { Cell } from './lanes.ts';

/** While a card is dragged that may not come here: why. The cell is dimmed around it. */
export function RefusalNote({ cell }: { cell: Cell }) {
  const { drag, grid } = useBoard();
  const reason = useSyncExternalStore(drag.subscribe, () => {
    const dragged = drag.get();
    return dragged && grid().refusal(dragged.task, dragged.from, cell);
  });
  if (!reason) return null;
  return <p className={classes.refusal}>{reason}</p>;
}
