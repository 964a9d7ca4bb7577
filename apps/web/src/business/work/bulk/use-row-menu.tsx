import type { TaskCard, TaskStatus } from '@kazi/contract/work';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { loadTexts } from '../../../i18n/i18n.ts';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import { opens } from '../task/drawer/neighbours.ts';
import type { Selection } from './use-selection.ts';

const code = fetchOnce(async () => {
  const [{ RowMenu }] = await Promise.all([import('./pointer-menus.tsx'), loadTexts('tasks')]);
  return RowMenu;
});

interface RowMenuOptions {
  /** The tasks of the rows, by the keys of their places. */
  tasks: ReadonlyMap<string, TaskCard>;
  selection: Selection;
  onOpen: (task: TaskCard) => void;
  onMove: (task: TaskCard, to: TaskStatus) => void;
}

/**
 * The menu of a row of tasks by the other mouse button or the menu key, for one of several that are selected that of all of
 * them; its code is fetched when it is first asked for.
 */
export function useRowMenu({ tasks, selection, onOpen, onMove }: RowMenuOptions): {
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  menu: ReactNode;
} {
  const [asked, setAsked] = useState<{ task: TaskCard; x: number; y: number }>();
  const RowMenu = useFetched(code, asked !== undefined);

  function onContextMenu(event: MouseEvent<HTMLElement>) {
    const { target, clientX: x, clientY: y } = event;
    if (!(target instanceof Element) || target.closest('input:not([type=checkbox]), textarea')) return;
    const row = target.closest<HTMLElement>('[data-place]');
    const task = tasks.get(row?.dataset.place ?? '');
    if (!task) return;
    event.preventDefault();
    if (!selection.askForMenu(task._id, event)) setAsked({ task, x, y });
  }

  const menu = asked && RowMenu && (
    <RowMenu
      {...asked}
      isSelected={selection.selected.has(asked.task._id)}
      onOpen={() => onOpen(asked.task)}
      onSelect={() => selection.toggle(asked.task._id)}
      onMove={(to) => onMove(asked.task, to)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { onContextMenu, menu };
}

export interface TaskLinkProps {
  task: TaskCard;
  className: string | undefined;
  draggable?: boolean;
  tabIndex?: number;
  onFocus?: () => void;
}

/** The title of a task in a row, which opens it over the screen. */
export const TaskLink = ({ task: { _id, title }, ...link }: TaskLinkProps) => (
  <Link
    to="."
    search={(search) => ({ ...search, task: _id })}
    dir="auto"
    data-task-link
    {...opens(_id)}
    {...link}
  >
    {title}
  </Link>
);
