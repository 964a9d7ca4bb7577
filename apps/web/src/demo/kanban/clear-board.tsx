import { clearTasks, type KanbanBoard, listTasks } from '@kazi/simulation/kanban';
import { toast } from '@kazi/ui/toast';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';
import { boardName } from './board-name.ts';
import { tasksText } from './tasks-text.ts';

interface ClearBoardProps {
  board: KanbanBoard;
  count: number;
  onClose: () => void;
}

/** Asks before all tasks of a board are deleted. */
export function ClearBoard({ board, count, onClose }: ClearBoardProps) {
  const name = boardName(board.title);
  const clear = useChange(clearTasks, {
    changes: [listTasks],
    onDone: () => {
      toast({ message: `${name} is empty now.` });
      onClose();
    },
  });
  return (
    <Confirm
      title={`Clear ${name}?`}
      confirmLabel="Clear board"
      danger
      busy={clear.isPending}
      onConfirm={() => clear.mutate({ id: board.id })}
      onClose={onClose}
    >
      {tasksText(count)} will be deleted. This cannot be undone.
    </Confirm>
  );
}
