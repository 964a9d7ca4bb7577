import { addTask, type KanbanBoard, listTasks } from '@kazi/simulation/kanban';
import { useChange } from '../calls/use-answer.ts';
import { AddInline } from './add-inline.tsx';
import { boardName } from './board-name.ts';

/** Adds tasks to a board, one after the other. */
export function AddTask({ board }: { board: KanbanBoard }) {
  const { mutate } = useChange(addTask, { changes: [listTasks] });
  return (
    <AddInline
      label="Add a task"
      fieldLabel={`New task on ${boardName(board.title)}`}
      placeholder="What is to be done?"
      onAdd={(title) => mutate({ title, boardId: board.id })}
    />
  );
}
