import type { TaskCard } from '@kazi/contract/work';
import { useEffect, useRef } from 'react';
import looks from '../../../shell/board/card.module.css';
import { useDragParts } from '../../../shell/drag/context.ts';
import { handleProps, itemProps } from '../../../shell/drag/elements.ts';
import { useBoard } from './board-context.ts';
import classes from './card.module.css';
import { Card } from './card.tsx';
import { CardMenu } from './card-menu.tsx';
import type { Cell } from './lanes.ts';
import { isMovable } from './use-grid.ts';

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
  const { focus } = useBoard();
  const { keysId } = useDragParts();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const takeFocus = () => {
      if (!focus.belongsTo(task._id)) return;
      element.current?.querySelector<HTMLElement>('[data-drag-grip]')?.focus();
    };
    takeFocus();
    return focus.subscribe(takeFocus);
  }, [focus, task._id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus of what is in it goes
    <div
      ref={element}
      className={`${looks.item} ${classes.item}`}
      data-landing={isLanding || undefined}
      data-dragged={isDragged || undefined}
      {...itemProps(task._id)}
      {...(isMovable(task) && handleProps(task._id))}
      onFocus={() => focus.note(task._id)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (currentTarget.isConnected && relatedTarget) focus.forget(task._id);
      }}
    >
      <Card task={task} keysId={keysId} menu={<CardMenu task={task} cell={cell} />} />
    </div>
  );
}
