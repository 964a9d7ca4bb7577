import type { KanbanTask } from '@kazi/simulation/kanban';
import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import IconDots from '#icons/IconDots';
import IconTrash from '#icons/IconTrash';
import cardClasses from '../../shell/board/card.module.css';
import { StatusGlyph } from '../parts/status.tsx';
import { boardStatus, useBoardName } from './board-name.ts';
import classes from './card.module.css';
import { useKanban } from './kanban-context.ts';
import { othersOn } from './task-moves.ts';
import { useDeleteTask } from './use-delete-task.ts';

/** Every move of a task without dragging, and its end. */
export function CardMenu({ task }: { task: KanbanTask }) {
  const { t } = useTranslation('demo/kanban');
  const boardName = useBoardName();
  const { boards, tasks, putTask } = useKanban();
  const deleteTask = useDeleteTask();
  const at = tasks.filter(({ boardId }) => boardId === task.boardId).indexOf(task);
  const last = othersOn(tasks, task.boardId, task.id).length;
  const others = boards.filter(({ id }) => id !== task.boardId);
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          className={`${cardClasses.menu} ${classes.menu}`}
          variant="default"
          size={26}
          aria-label={t('card.actions', { title: task.title })}
        >
          <IconDots size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {others.length > 0 && <Menu.Label>{t('card.moveTo')}</Menu.Label>}
        {others.map(({ id, title }) => (
          <Menu.Item
            key={id}
            leftSection={<StatusGlyph status={boardStatus(title)} />}
            onClick={() => putTask(task.id, id, othersOn(tasks, id, task.id).length)}
          >
            {boardName(title)}
          </Menu.Item>
        ))}
        {others.length > 0 && <Menu.Divider />}
        <Menu.Item
          leftSection={<IconArrowUp size={16} stroke={1.6} />}
          disabled={at === 0}
          onClick={() => putTask(task.id, task.boardId, at - 1)}
        >
          {t('card.moveUp')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} stroke={1.6} />}
          disabled={at === last}
          onClick={() => putTask(task.id, task.boardId, at + 1)}
        >
          {t('card.moveDown')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} stroke={1.6} />}
          onClick={() => deleteTask(task)}
        >
          {t('card.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
