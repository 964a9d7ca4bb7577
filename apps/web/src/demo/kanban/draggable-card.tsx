import type { KanbanTask } from '@kazi/simulation/kanban';
import looks from '../../shell/board/card.module.css';
import { useDragItem } from '../../shell/drag/use-drag-item.ts';
import classes from './card.module.css';
import { CardMenu } from './card-menu.tsx';
import { taskKey } from './drag-lists.ts';
import { TaskCard } from './task-card.tsx';

interface DraggableCardProps {
  task: KanbanTask;
  isDone: boolean;
}

/** A card that can be dragged, with its menu of moves. */
export function DraggableCard({ task, isDone }: DraggableCardProps) {
  const { item, handle, grip } = useDragItem<HTMLDivElement>(taskKey(task.id));
  return (
    <div className={`${looks.item} ${classes.item}`} {...item} {...handle}>
      <TaskCard task={task} isDone={isDone} grip={grip} menu={<CardMenu task={task} />} />
    </div>
  );
}
