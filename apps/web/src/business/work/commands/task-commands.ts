import type { TaskCard } from '@kazi/contract/work';
import { nextStep } from '../change/pay.ts';
import { mayChange, taskFields } from '../fields/task-fields.ts';

/** Something that a key does to tasks. */
export interface TaskCommand {
  name: CommandName;
  /** Its key, as the shortcuts write it. */
  keys: string;
  /** Whether the viewer may do it to a task. */
  may: (task: TaskCard) => boolean;
  /** What a task's own screen marks, as `data-field`, for the key to press it or give it the focus. */
  field?: string;
  /** Its choices belong to an app: tasks of several apps have none in common. */
  isOfApp?: true;
  /** Done to one task at a time: where several are selected, to the one that has the focus. */
  isSingle?: true;
  /** The field whose name its button in the bar of the selected tasks bears. */
  barField?: FieldCommand | 'reward';
}

export type CommandName =
  | 'open'
  | 'step'
  | FieldCommand
  | 'reward'
  | 'rename'
  | 'menu'
  | 'comment'
  | 'copyLink'
  | 'delete';

/** Commands that choose a value of a field. */
export type FieldCommand = 'status' | 'assignees' | 'priority' | 'labels' | 'dueDate' | 'flow' | 'estimate';

const field = (
  name: FieldCommand | 'reward',
  keys: string,
  more: Pick<TaskCommand, 'isOfApp'> = {},
): TaskCommand => ({
  name,
  keys,
  may: (task) => mayChange(task, taskFields[name]),
  field: name,
  barField: name,
  ...more,
});

const always = () => true;

/**
 * Every command for tasks with its key, the same in the list, on the board, in one's own work, in a flow and in an opened task. The
 * bar of the selected tasks, the palette and the list of keys are drawn from it.
 */
const taskCommands: readonly TaskCommand[] = [
  { name: 'open', keys: 'o', may: always, isSingle: true },
  { name: 'step', keys: 'n', may: (task) => nextStep(task) !== undefined },
  field('status', 's'),
  field('assignees', 'a'),
  field('priority', 'p'),
  field('labels', 'l', { isOfApp: true }),
  field('flow', 'f', { isOfApp: true }),
  field('dueDate', 'd'),
  field('estimate', 'e'),
  field('reward', 'r'),
  { name: 'rename', keys: 'f2', may: ({ may }) => may.update, field: 'title', isSingle: true },
  { name: 'copyLink', keys: 'y', may: always, field: 'link' },
  { name: 'menu', keys: 'm', may: always, isSingle: true },
  { name: 'comment', keys: 'm', may: ({ may }) => may.comment, field: 'comment', isSingle: true },
  { name: 'delete', keys: 'delete', may: ({ may }) => may.delete, field: 'deletion' },
];

/** What an opened task has no use for, as it is open, and what only it has a place for. */
export const rowCommands = taskCommands.filter(({ name }) => name !== 'comment');
export const openedCommands = taskCommands.filter(({ name, field }) => name === 'step' || field);
