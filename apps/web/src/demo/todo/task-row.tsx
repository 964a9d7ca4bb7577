import type { TodoTag, TodoTask } from '@kazi/simulation/todo';
import { Avatar } from '@kazi/ui/avatar';
import { Row } from '@kazi/ui/layout';
import type { Tone } from '@kazi/ui/tones';
import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import IconGripVertical from '#icons/IconGripVertical';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import IconTrash from '#icons/IconTrash';
import { useDragItem } from '../../shell/drag/use-drag-item.ts';
import { Action, ActionsMenu } from '../parts/actions-menu.tsx';
import { Chips, DueDay } from '../parts/task-facts.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './task-row.module.css';
import { useDeleteTask, useTaskChange } from './use-task-change.ts';

export const taskKey = (id: number): string => `todo-${id}`;
export const idIn = (key: string): number => Number(key.split('-')[1]);

interface TaskRowProps {
  task: TodoTask;
  /** Left out where the order was chosen and nothing can be dragged. */
  move: TaskMoves | undefined;
}

/** A task as a row. All of it leads to the task, but for what changes it on the spot. */
export function TaskRow({ task, move }: TaskRowProps) {
  const { t } = useTranslation('demo/todo');
  const { id, title, tags, dueDate, assignee, isCompleted, isImportant, isDeleted } = task;
  const change = useTaskChange();
  const { item, handle, grip } = useDragItem<HTMLLIElement>(taskKey(id), { disabled: !move });
  const Star = isImportant ? IconStarFilled : IconStar;
  return (
    <li className={classes.row} data-completed={isCompleted || undefined} {...item}>
      <Row as="span" gap={6} className={classes.start}>
        {move && (
          <ActionIcon
            className={classes.grip}
            variant="transparent"
            color="gray"
            size={24}
            aria-label={t('row.move', { title })}
            {...handle}
            {...grip}
          >
            <IconGripVertical size={16} stroke={1.6} />
          </ActionIcon>
        )}
        <Checkbox
          className={classes.check}
          aria-label={t('row.completed', { title })}
          checked={isCompleted}
          disabled={isDeleted}
          onChange={() => change({ id, isCompleted: !isCompleted })}
        />
      </Row>
      <DemoLink
        to={links.todo}
        search={(now) => ({ ...now, task: id })}
        className={classes.title}
        draggable={false}
        dir="auto"
      >
        {title}
      </DemoLink>
      <Row as="span" gap={12} className={classes.facts}>
        {tags.length > 0 && (
          <Chips
            label={t('tagsTitle')}
            chips={tags.map((tag) => ({ name: t(`tags.${tag}`), tone: tagTones[tag] }))}
          />
        )}
        <span className={classes.due}>
          {dueDate && <DueDay at={dueDate} isOver={isCompleted || isDeleted} />}
        </span>
        <span className={classes.face}>
          {assignee && <Avatar name={assignee.fullName} src={assignee.avatar} size={26} />}
        </span>
      </Row>
      <Row as="span" align="stretch" gap={2} className={classes.end}>
        <ActionIcon
          variant="subtle"
          color={isImportant ? 'yellow' : 'gray'}
          className={classes.star}
          size={28}
          aria-label={t('row.important', { title })}
          aria-pressed={isImportant}
          disabled={isDeleted}
          onClick={() => change({ id, isImportant: !isImportant })}
        >
          <Star size={17} stroke={1.6} />
        </ActionIcon>
        <TaskMenu task={task} moves={move} />
      </Row>
    </li>
  );
}

/** Moves a task by one; undefined where it is at that end already. */
interface TaskMoves {
  up: (() => void) | undefined;
  down: (() => void) | undefined;
}

interface TaskMenuProps {
  task: TodoTask;
  moves: TaskMoves | undefined;
}

/** What else can be done with a task. */
function TaskMenu({ task, moves }: TaskMenuProps) {
  const { t } = useTranslation('demo/todo');
  const change = useTaskChange();
  const deleteTask = useDeleteTask();
  return (
    <ActionsMenu label={t('row.actions', { title: task.title })} size={28}>
      {moves && (
        <>
          <Action icon={IconArrowUp} disabled={!moves.up} onClick={moves.up}>
            {t('row.moveUp')}
          </Action>
          <Action icon={IconArrowDown} disabled={!moves.down} onClick={moves.down}>
            {t('row.moveDown')}
          </Action>
          <Menu.Divider />
        </>
      )}
      {task.isDeleted ? (
        <Action icon={IconArrowBackUp} onClick={() => change({ id: task.id, isDeleted: false })}>
          {t('row.restore')}
        </Action>
      ) : (
        <Action icon={IconTrash} danger onClick={() => deleteTask(task)}>
          {t('row.delete')}
        </Action>
      )}
    </ActionsMenu>
  );
}

export const tagTones: Record<TodoTag, Tone> = {
  team: 'info',
  low: 'success',
  medium: 'warning',
  high: 'danger',
  update: 'review',
};
