import { deleteBoard, type KanbanBoard, listBoards, listTasks } from '@kazi/simulation/kanban';
import { toast } from '@kazi/ui/toast';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';
import { boardName } from './board-name.ts';
import { tasksText } from './tasks-text.ts';

interface RemoveBoardProps {
  board: KanbanBoard;
  count: number;
  onClose: () => void;
}

/** Asks before a board goes, and its tasks with it. */
export function RemoveBoard({ board, count, onClose }: RemoveBoardProps) {
  const name = boardName(board.title);
  const remove = useChange(deleteBoard, {
    changes: [listBoards, listTasks],
    onDone: () => {
      toast({ message: `${name} was deleted.` });
      onClose();
    },
  });
  return (
    <Confirm
      title={`Delete ${name}?`}
      confirmLabel="Delete board"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: board.id })}
      onClose={onClose}
    >
      {count > 0 ? `${tasksText(count)} on it will be deleted too. ` : ''}This cannot be undone.
    </Confirm>
  );
}
