import { addTask, type KanbanBoard, type KanbanTask, listTasks } from '@kazi/simulation/kanban';
import { Row, Stack } from '@kazi/ui/layout';
import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import IconGripVertical from '#icons/IconGripVertical';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import cards from '../../shell/board/card.module.css';
import columnClasses from '../../shell/board/column.module.css';
import { useLanding } from '../../shell/drag/context.ts';
import { listProps } from '../../shell/drag/elements.ts';
import { useDragItem } from '../../shell/drag/use-drag-item.ts';
import { useChange } from '../calls/use-answer.ts';
import { Action, ActionsMenu } from '../parts/actions-menu.tsx';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { StatusGlyph } from '../parts/status.tsx';
import { BoardMenu } from './board-menu.tsx';
import classes from './boards.module.css';
import { useDeleteTask } from './changes.ts';
import { boardKey, boardStatus, taskKey, useBoardName, useKanban } from './context.ts';
import { TaskCard } from './task-card.tsx';
import { othersOn } from './task-moves.ts';

interface BoardColumnProps {
  board: KanbanBoard;
  tasks: readonly KanbanTask[];
}

/** A board with its tasks. */
export function BoardColumn({ board, tasks }: BoardColumnProps) {
  const { t } = useTranslation('demo/kanban');
  const key = boardKey(board.id);
  const { item, handle, grip } = useDragItem<HTMLElement>(key);
  const isTarget = useLanding(key) !== undefined;
  const name = useBoardName()(board.title);
  const [added, setAdded] = useState<number>();
  return (
    <Row
      as="section"
      align="stretch"
      shrinks
      className={classes.item}
      aria-label={t('board.label', { name, count: tasks.length })}
      {...item}
    >
      <div
        className={`${columnClasses.column} ${classes.board}`}
        data-target={isTarget || undefined}
        {...listProps({ key, kind: 'task' })}
      >
        <BoardHeader board={board} count={tasks.length} handle={handle} grip={grip} />
        <div className={`${columnClasses.scroller} ${classes.scroller}`}>
          {tasks.length === 0 && <p className={classes.nothing}>{t('board.none')}</p>}
          <Stack as="ul" gap={8} className={classes.cards}>
            {tasks.map((task) => (
              <li key={task.id} ref={task.id === added ? bringIntoSight : undefined}>
                <DraggableCard task={task} isDone={board.title === 'done'} />
              </li>
            ))}
          </Stack>
        </div>
        <AddTask board={board} onAdded={setAdded} />
      </div>
    </Row>
  );
}

/** What was just added stands at the end of a column that may be longer than the window. */
const bringIntoSight = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

interface AddTaskProps {
  board: KanbanBoard;
  onAdded: (id: number) => void;
}

/** Adds tasks to a board, one after the other. */
function AddTask({ board, onAdded }: AddTaskProps) {
  const { t } = useTranslation('demo/kanban');
  const boardName = useBoardName();
  const { mutate } = useChange(addTask, {
    changes: [listTasks],
    onDone: ({ newTask }) => onAdded(newTask.id),
  });
  return (
    <AddInline
      label={t('add.task')}
      fieldLabel={t('add.taskOn', { board: boardName(board.title) })}
      placeholder={t('add.taskExample')}
      onAdd={(title) => mutate({ title, boardId: board.id })}
    />
  );
}

interface BoardHeaderProps {
  board: KanbanBoard;
  count: number;
  /** Attributes of what a pointer drags the board by. */
  handle: object;
  /** Attributes of what has the keys of a drag. */
  grip: object;
}

/** Name of a board, how much is on it, and what can be done with the whole of it. */
function BoardHeader({ board, count, handle, grip }: BoardHeaderProps) {
  const { t } = useTranslation('demo/kanban');
  const name = useBoardName()(board.title);
  return (
    <header className={`${columnClasses.header} ${classes.header}`} {...handle}>
      <ActionIcon
        variant="transparent"
        color="gray"
        size={24}
        className={classes.grip}
        aria-label={t('board.move', { name })}
        {...grip}
      >
        <IconGripVertical size={16} stroke={1.6} />
      </ActionIcon>
      <StatusGlyph status={boardStatus(board.title)} />
      <h2 className={`${columnClasses.name} ${classes.name}`} title={name}>
        <bdi>{name}</bdi>
      </h2>
      <span className={columnClasses.count}>{count}</span>
      <BoardMenu board={board} count={count} />
    </header>
  );
}

interface DraggableCardProps {
  task: KanbanTask;
  isDone: boolean;
}

/** A card that can be dragged, with its menu of moves. */
function DraggableCard({ task, isDone }: DraggableCardProps) {
  const { item, handle, grip } = useDragItem<HTMLDivElement>(taskKey(task.id));
  return (
    <div className={`${cards.item} ${classes.cardItem}`} {...item} {...handle}>
      <TaskCard task={task} isDone={isDone} grip={grip} menu={<CardMenu task={task} />} />
    </div>
  );
}

/** Every move of a task without dragging, and its end. */
function CardMenu({ task }: { task: KanbanTask }) {
  const { t } = useTranslation('demo/kanban');
  const boardName = useBoardName();
  const { boards, tasks, putTask } = useKanban();
  const deleteTask = useDeleteTask();
  const at = tasks.filter(({ boardId }) => boardId === task.boardId).indexOf(task);
  const last = othersOn(tasks, task.boardId, task.id).length;
  const others = boards.filter(({ id }) => id !== task.boardId);
  return (
    <ActionsMenu
      label={t('card.actions', { title: task.title })}
      className={`${cards.menu} ${classes.cardMenu}`}
      variant="default"
      size={26}
      width={220}
    >
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
      <Action icon={IconArrowUp} disabled={at === 0} onClick={() => putTask(task.id, task.boardId, at - 1)}>
        {t('card.moveUp')}
      </Action>
      <Action
        icon={IconArrowDown}
        disabled={at === last}
        onClick={() => putTask(task.id, task.boardId, at + 1)}
      >
        {t('card.moveDown')}
      </Action>
      <Menu.Divider />
      <Action icon={IconTrash} danger onClick={() => deleteTask(task)}>
        {t('card.delete')}
      </Action>
    </ActionsMenu>
  );
}

interface AddInlineProps {
  /** The button that opens the field. */
  label: string;
  fieldLabel: string;
  placeholder: string;
  onAdd: (title: string) => void;
}

/** A field in place of a button: Enter adds, and the next can be typed at once; Escape gives the button back. */
export function AddInline({ label, fieldLabel, placeholder, onAdd }: AddInlineProps) {
  const { t } = useTranslation('demo/kanban');
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const wasOpen = useRef(false);

  // Not when the focus leaves: what is pressed elsewhere would move away from under the pointer.
  const field = useClickOutside<HTMLDivElement>(() => title === '' && close(), ['click']);

  function close() {
    setTitle('');
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      wasOpen.current = true;
      close();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || title.trim() === '') return;
    onAdd(title.trim());
    setTitle('');
  }

  if (!isOpen) {
    return (
      <button
        type="button"
        // The focus returns here after the field was closed by a key.
        ref={(button) => {
          if (wasOpen.current) button?.focus();
          wasOpen.current = false;
        }}
        className={columnClasses.add}
        onClick={() => setOpen(true)}
      >
        <IconPlus size={16} stroke={1.8} aria-hidden="true" />
        {label}
      </button>
    );
  }
  return (
    <div ref={field} className={columnClasses.adding}>
      <LeaveGuard isOn={title.trim() !== ''} />
      <TextInput
        autoFocus
        value={title}
        maxLength={200}
        placeholder={placeholder}
        aria-label={fieldLabel}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={columnClasses.hint}>{t('add.hint')}</p>
    </div>
  );
}
