import type { TaskCard } from '@kazi/contract/work';
import { taskStatuses } from '@kazi/contract/work';
import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowBarToDown from '#icons/IconArrowBarToDown';
import IconArrowBarToUp from '#icons/IconArrowBarToUp';
import IconCheckbox from '#icons/IconCheckbox';
import IconDots from '#icons/IconDots';
import cardClasses from '../../../shell/board/card.module.css';
import { StatusGlyph } from '../../status.tsx';
import { useRefusal } from '../change/use-change-task.ts';
import { useBoard } from './board-context.ts';
import classes from './card.module.css';
import type { Cell } from './lanes.ts';
import { isMovable } from './use-grid.ts';

interface CardMenuProps {
  task: TaskCard;
  cell: Cell;
}

/** Every move of a card without dragging. Costs no more than a button until it is opened. */
export function CardMenu({ task, cell }: CardMenuProps) {
  const { t } = useTranslation('work');
  const { focus } = useBoard();
  const [isNeeded, setNeeded] = useState(false);
  const button = (
    <ActionIcon
      className={`${cardClasses.menu} ${classes.menu}`}
      variant="subtle"
      color="gray"
      size={24}
      tabIndex={-1}
      aria-label={t('board.actions', { number: task.number })}
      aria-haspopup="menu"
      data-card-menu
      onClick={() => setNeeded(true)}
    >
      <IconDots size={16} />
    </ActionIcon>
  );
  if (!isNeeded) return button;
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      width={260}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      onClose={() => focus.want(task._id)}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <MoveItems task={task} cell={cell} />
      </Menu.Dropdown>
    </Menu>
  );
}

function MoveItems({ task, cell }: CardMenuProps) {
  const { t } = useTranslation('work');
  const { grid, move, focus, selection } = useBoard();
  const refusal = useRefusal();
  const tasks = grid.tasksIn(cell);
  const from = tasks.findIndex(({ _id }) => _id === task._id);
  const last = tasks.length - 1;

  function go(to: Cell, at: number) {
    focus.want(task._id);
    move(task, cell, to, at);
  }

  return (
    <>
      <Menu.Label>{t('board.moveTo')}</Menu.Label>
      {taskStatuses
        .filter((status) => status !== task.status)
        .map((status) => {
          const reason = refusal(task, status);
          return (
            <Menu.Item
              key={status}
              leftSection={<StatusGlyph status={status} />}
              disabled={reason !== undefined}
              onClick={() => go({ ...cell, status }, 0)}
            >
              {t(`status.${status}`)}
              {reason && <div className={classes.reason}>{reason}</div>}
            </Menu.Item>
          );
        })}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconArrowBarToUp size={16} stroke={1.6} />}
        disabled={!isMovable(task) || from === 0}
        onClick={() => go(cell, 0)}
      >
        {t('board.moveToTop')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowBarToDown size={16} stroke={1.6} />}
        disabled={!isMovable(task) || from === last}
        onClick={() => go(cell, last)}
      >
        {t('board.moveToBottom')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconCheckbox size={16} stroke={1.6} />}
        onClick={() => selection.toggle(task._id)}
      >
        {t(selection.selected.has(task._id) ? 'board.unselect' : 'board.select')}
      </Menu.Item>
    </>
  );
}
