import { type TaskCard, taskStatuses } from '@kazi/contract/work';
import { announce } from '@kazi/ui/announcer';
import { Row } from '@kazi/ui/layout';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowBarToDown from '#icons/IconArrowBarToDown';
import IconArrowBarToUp from '#icons/IconArrowBarToUp';
import IconCheckbox from '#icons/IconCheckbox';
import IconClock from '#icons/IconClock';
import IconDots from '#icons/IconDots';
import IconMessage from '#icons/IconMessage';
import IconPaperclip from '#icons/IconPaperclip';
import cardClasses from '../../../shell/board/card.module.css';
import { useDragParts } from '../../../shell/drag/context.ts';
import { gripProps, handleProps, itemProps } from '../../../shell/drag/elements.ts';
import { StatusGlyph } from '../../status.tsx';
import { placeProps } from '../commands/use-row-focus.ts';
import {
  ApprovalMark,
  DueDate,
  LabelChips,
  PeopleStack,
  PriorityMark,
  RewardMark,
} from '../fields/marks.tsx';
import { useRefusal } from '../fields/use-choices.tsx';
import { opens } from '../task/drawer/neighbours.ts';
import classes from './card.module.css';
import { type Cell, isMovable, keyOf, placeKey, useBoard } from './grid.ts';

interface CardProps {
  task: TaskCard;
  /** Id of the element that says which keys a card knows. */
  keysId?: string;
  isSelected?: boolean;
  /** The button for more, in the corner. */
  menu?: ReactNode;
}

const labelsShown = 3;

/** A task on the board. The whole card leads to it. */
const Card = memo(function Card({ task, keysId, isSelected = false, menu }: CardProps) {
  const { t } = useTranslation('work');
  const { _id, number, title, status, priority, labels, dueDate, assignees } = task;
  return (
    <article className={cardClasses.card}>
      <Row gap={6} className={classes.top}>
        <PriorityMark priority={priority} />
        <VisuallyHidden>{t(`priority.${priority}`)}</VisuallyHidden>
        <bdi className={classes.number}>{number}</bdi>
        {isSelected && (
          <Row as="span" inline gap={4} tone="accent" size={12} weight={500}>
            <IconCheckbox size={14} stroke={2} aria-hidden="true" />
            {t('board.selected')}
          </Row>
        )}
        {assignees.length > 0 && (
          <span className={cardClasses.people}>
            <PeopleStack people={assignees} size={22} max={3} />
          </span>
        )}
        {menu}
      </Row>
      <Link
        to="."
        search={(search) => ({ ...search, task: _id })}
        className={cardClasses.title}
        dir="auto"
        draggable={false}
        aria-label={t('board.card', { number, title })}
        {...(keysId && gripProps(_id, keysId))}
        {...opens(_id)}
      >
        {title}
      </Link>
      {labels.length > 0 && <LabelChips labels={labels} max={labelsShown} />}
      <div className={cardClasses.foot}>
        {dueDate && <DueDate dueDate={dueDate} status={status} />}
        <ApprovalMark task={task} />
        <RewardMark task={task} />
        <CardFigures task={task} />
      </div>
    </article>
  );
});

/** The card under the pointer. */
export function CarriedCard({ task }: { task: TaskCard | undefined }) {
  return <div className={cardClasses.carried}>{task && <Card task={task} />}</div>;
}

const sign = { size: 14, stroke: 1.7 };

/** What can be counted about a task, each only where there is something to count. */
function CardFigures({ task }: { task: TaskCard }) {
  const { t } = useTranslation('work');
  const { estimate, subtasks, comments, attachments } = task;
  if (estimate === null && subtasks.total + comments + attachments === 0) return null;
  return (
    <Row as="span" inline gap={8} className={classes.row}>
      {estimate !== null && (
        <Figure
          icon={<IconClock {...sign} />}
          name={`${t('field.estimate')}: ${t('hours', { count: estimate })}`}
        >
          {t('hours', { count: estimate })}
        </Figure>
      )}
      {subtasks.total > 0 && (
        <Figure icon={<IconCheckbox {...sign} />} name={t('subtasksDone', subtasks)}>
          <bdi>
            {subtasks.done}/{subtasks.total}
          </bdi>
        </Figure>
      )}
      {comments > 0 && (
        <Figure icon={<IconMessage {...sign} />} name={t('commentCount', { count: comments })}>
          {comments}
        </Figure>
      )}
      {attachments > 0 && (
        <Figure icon={<IconPaperclip {...sign} />} name={t('attachmentCount', { count: attachments })}>
          {attachments}
        </Figure>
      )}
    </Row>
  );
}

function Figure({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <span className={`${cardClasses.figure} ${classes.figure}`} title={name}>
      <span aria-hidden="true">{icon}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}

interface DraggableCardProps {
  task: TaskCard;
  cell: Cell;
  /** A card would land before this one. */
  isLanding: boolean;
  /** This is the card that is being dragged. */
  isDragged: boolean;
}

/** A card that can be dragged, with its menu of moves, and that takes the focus that belongs to its task. */
export function DraggableCard({ task, cell, isLanding, isDragged }: DraggableCardProps) {
  const { focus, selection } = useBoard();
  const isSelected = selection.selected.has(task._id);
  const { keysId } = useDragParts();
  const element = useRef<HTMLDivElement>(null);
  const place = placeKey(keyOf(cell), task._id);

  useEffect(() => {
    const takeFocus = () => {
      if (!focus.isWanted(place)) return;
      focus.end();
      element.current?.querySelector<HTMLElement>('[data-drag-grip]')?.focus();
    };
    takeFocus();
    return focus.subscribe(takeFocus);
  }, [focus, place]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu of the card opens anywhere on it
    <div
      ref={element}
      className={`${cardClasses.item} ${classes.item}`}
      data-landing={isLanding || undefined}
      data-dragged={isDragged || undefined}
      data-selected={isSelected || undefined}
      {...placeProps(place)}
      {...itemProps(task._id)}
      {...(isMovable(task) && handleProps(task._id))}
      onContextMenu={(event) => {
        event.preventDefault();
        if (selection.askForMenu(task._id, event)) return;
        event.currentTarget.querySelector<HTMLElement>('[data-card-menu]')?.click();
      }}
    >
      <Card task={task} keysId={keysId} isSelected={isSelected} menu={<CardMenu task={task} cell={cell} />} />
    </div>
  );
}

interface CardMenuProps {
  task: TaskCard;
  cell: Cell;
}

/** Every move of a card without dragging. Costs no more than a button until it is opened. */
function CardMenu({ task, cell }: CardMenuProps) {
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
      onClose={() => focus.want(task._id, placeKey(keyOf(cell), task._id))}
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
  const { grid, move, commands, selection } = useBoard();
  const refusal = useRefusal();
  const tasks = grid.tasksIn(cell);
  const from = tasks.findIndex(({ _id }) => _id === task._id);
  const last = tasks.length - 1;

  function go(to: Cell, at: number) {
    if (to.status !== cell.status) commands.focus.touch([task]);
    move(task, cell, to, at);
    announce(t('move.dropped', { number: task.number, status: t(`status.${to.status}`), at: at + 1 }));
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
