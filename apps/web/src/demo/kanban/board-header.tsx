import type { KanbanBoard } from '@kazi/simulation/kanban';
import { ActionIcon } from '@mantine/core';
import IconGripVertical from '#icons/IconGripVertical';
import looks from '../../shell/board/column.module.css';
import { StatusGlyph } from '../parts/status.tsx';
import { BoardMenu } from './board-menu.tsx';
import { boardName, boardStatus } from './board-name.ts';
import classes from './boards.module.css';

interface BoardHeaderProps {
  board: KanbanBoard;
  count: number;
  /** Attributes of what a pointer drags the board by. */
  handle: object;
  /** Attributes of what has the keys of a drag. */
  grip: object;
}

/** Name of a board, how much is on it, and what can be done with the whole of it. */
export function BoardHeader({ board, count, handle, grip }: BoardHeaderProps) {
  const name = boardName(board.title);
  return (
    <header className={`${looks.header} ${classes.header}`} {...handle}>
      <ActionIcon
        variant="transparent"
        color="gray"
        size={24}
        className={classes.grip}
        aria-label={`Move ${name}`}
        {...grip}
      >
        <IconGripVertical size={16} stroke={1.6} />
      </ActionIcon>
      <StatusGlyph status={boardStatus(board.title)} />
      <h2 className={`${looks.name} ${classes.name}`} title={name}>
        {name}
      </h2>
      <span className={looks.count}>{count}</span>
      <BoardMenu board={board} count={count} />
    </header>
  );
}
