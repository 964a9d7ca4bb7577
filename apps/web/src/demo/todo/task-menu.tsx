import type { TodoTask } from '@kazi/simulation/todo';
import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import IconDots from '#icons/IconDots';
import IconTrash from '#icons/IconTrash';
import { useDeleteTask, useTaskChange } from './use-task-change.ts';

/** Moves a task by one; undefined where it is at that end already. */
export interface TaskMoves {
  up: (() => void) | undefined;
  down: (() => void) | undefined;
}

interface TaskMenuProps {
  task: TodoTask;
  moves: TaskMoves | undefined;
}

/** What else can be done with a task. */
export function TaskMenu({ task, moves }: TaskMenuProps) {
  const { t } = useTranslation('demo/todo');
  const change = useTaskChange();
  const deleteTask = useDeleteTask();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('row.actions', { title: task.title })}
        >
          <IconDots size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moves && (
          <>
            <Menu.Item
              leftSection={<IconArrowUp size={16} stroke={1.6} />}
              disabled={!moves.up}
              onClick={moves.up}
            >
              {t('row.moveUp')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} stroke={1.6} />}
              disabled={!moves.down}
              onClick={moves.down}
            >
              {t('row.moveDown')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        {task.isDeleted ? (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
            onClick={() => change({ id: task.id, isDeleted: false })}
          >
            {t('row.restore')}
          </Menu.Item>
        ) : (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => deleteTask(task)}
          >
            {t('row.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
