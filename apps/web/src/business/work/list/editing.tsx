import type { TaskCard } from '@kazi/contract/work';
import { useState } from 'react';
import { CellEditor } from './cell-editor.tsx';
import type { ColumnName } from './columns.ts';
import { useList } from './list-context.ts';

/** A cell while it is changed. Holds the task as it was when that began, whatever others do to it meanwhile. */
export function Editing({ task, column }: { task: TaskCard; column: ColumnName }) {
  const { change, endEdit } = useList();
  const [seen] = useState(task);
  return <CellEditor task={seen} column={column} onChange={(patch) => change(seen, patch)} onEnd={endEdit} />;
}
