import { addBoard, listBoards } from '@kazi/simulation/kanban';
import { useChange } from '../calls/use-answer.ts';
import { AddInline } from './add-inline.tsx';
import classes from './boards.module.css';

/** Adds a board after the last one. */
export function AddBoard() {
  const { mutate } = useChange(addBoard, { changes: [listBoards] });
  return (
    <div className={classes.newBoard}>
      <AddInline
        label="Add a board"
        fieldLabel="Name of the new board"
        placeholder="Waiting, In review, …"
        onAdd={(title) => mutate({ title })}
      />
    </div>
  );
}
