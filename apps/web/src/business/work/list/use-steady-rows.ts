import { useRef } from 'react';
import type { Row } from './rows.ts';

/**
 * The rows, but while something is being edited in their order of before: what others do changes what the rows say
 * and does not pull them from under whoever is typing.
 */
export function useSteadyRows(rows: readonly Row[], isEditing: boolean): readonly Row[] {
  const kept = useRef(rows);
  if (!isEditing) {
    kept.current = rows;
    return rows;
  }
  const tasks = new Map(rows.flatMap((row) => (row.kind === 'task' ? [[row.task._id, row.task]] : [])));
  return kept.current.map((row) =>
    row.kind === 'task' ? { ...row, task: tasks.get(row.task._id) ?? row.task } : row,
  );
}
