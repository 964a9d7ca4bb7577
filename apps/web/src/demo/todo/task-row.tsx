import type { TodoTask } from '@kazi/simulation/todo';
import { Avatar } from '@kazi/ui/avatar';
import { ActionIcon, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconGripVertical from '#icons/IconGripVertical';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import { useDragItem } from '../../shell/drag/use-drag-item.ts';
import { Chips } from '../parts/chips.tsx';
import { DueDay } from '../parts/due-day.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import { tagTones } from './tag-tones.ts';
import { TaskMenu, type TaskMoves } from './task-menu.tsx';
import classes from './task-row.module.css';
import { useTaskChange } from './use-task-change.ts';

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
      <span className={classes.start}>
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
      </span>
      <DemoLink
        to={links.todo}
        search={(now) => ({ ...now, task: id })}
        className={classes.title}
        draggable={false}
        dir="auto"
      >
        {title}
      </DemoLink>
      <span className={classes.facts}>
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
      </span>
      <span className={classes.end}>
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
      </span>
    </li>
  );
}
