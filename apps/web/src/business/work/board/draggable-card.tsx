import { useDraggable } from '@dnd-kit/react';
import type { TaskCard } from '@kazi/contract/work';
import { useEffect, useRef } from 'react';
import { useBoard } from './board-context.ts';
import classes from './card.module.css';
import { Card } from './card.tsx';
import { CardMenu } from './card-menu.tsx';
import { isMovable } from './drag/is-movable.ts';
import { cardProps } from './drag/pointed.ts';
import type { Cell } from './lanes.ts';

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
  const { focus, keysId } = useBoard();
  const element = useRef<HTMLDivElement>(null);
  useDraggable({
    id: `${cell.lane ?? ''} ${task._id}`,
    element,
    disabled: !isMovable(task),
  });

  useEffect(() => {
    const takeFocus = () => {
      if (!focus.belongsTo(task._id)) return;
      element.current?.querySelector<HTMLElement>('[data-card-link]')?.focus();
    };
    takeFocus();
    return focus.subscribe(takeFocus);
  }, [focus, task._id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus of what is in it goes
    <div
      ref={element}
      className={classes.item}
      data-landing={isLanding || undefined}
      data-dragged={isDragged || undefined}
      {...cardProps(task._id)}
      onFocus={() => focus.note(task._id)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (currentTarget.isConnected && relatedTarget) focus.forget(task._id);
      }}
    >
      <Card task={task} keysId={keysId} menu={<CardMenu task={task} cell={cell} />} />
    </div>
  );
}
