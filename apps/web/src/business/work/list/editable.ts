import type { TaskCard } from '@kazi/contract/work';
import type { ColumnName } from './columns.ts';

/** Whether the viewer may change what a column shows of a task. */
export function isEditable({ may }: TaskCard, column: ColumnName): boolean {
  switch (column) {
    case 'status':
      return may.moves.length > 0;
    case 'assignees':
      return may.assign;
    case 'title':
    case 'priority':
    case 'labels':
    case 'dueDate':
    case 'flow':
      return may.update;
    default:
      return false;
  }
}
