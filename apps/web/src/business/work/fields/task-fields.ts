import type { Person } from '@kazi/contract/identity';
import type { Money } from '@kazi/contract/shared';
import type {
  Priority,
  Task,
  TaskCard,
  TaskChange,
  TaskSort,
  TaskStatus,
  TasksChange,
} from '@kazi/contract/work';
import type { GroupKind } from '../task-filter/filter.ts';

/** Names of what the contract lets a person change of a task. */
type FieldName = Exclude<keyof TaskChange, 'id' | 'version' | 'place' | 'confirmedReward'>;

/** A task's fields as they are shown; its files have a part of the screen to themselves. */
export type FieldValues = Pick<Task, Exclude<FieldName, 'attachments'>>;

/** The value that a field of each kind has: what shows a field, reads and edits it follows from its kind. */
interface KindValues {
  text: string;
  prose: string;
  status: TaskStatus;
  priority: Priority;
  people: Person[];
  labels: string[];
  day: string | null;
  flow: string | null;
  hours: number | null;
  reward: Money | null;
}

type NamesOf<Value> = {
  [Name in keyof FieldValues]: [Value, FieldValues[Name]] extends [FieldValues[Name], Value] ? Name : never;
}[keyof FieldValues];

interface Traits {
  /** What of `may` lets the viewer change it, where that is not `update`. */
  right?: 'assign' | 'moves';
  /** Many tasks can be given one value of it. */
  isBulk?: true;
  /** Its column in the list; without one, the list does not show it. */
  column?: ColumnTraits;
}

export interface ColumnTraits {
  /** A track of a CSS grid. */
  width: string;
  /** The sort that pressing its heading asks for first; pressed again, it is turned round. */
  sort?: TaskSort;
  /** Shown unless somebody chose otherwise. */
  atFirst?: true;
  /** Changed in its cell. */
  isEdited?: true;
  /** What groups say of all their tasks in their heading, so that a sign does in each row, and how wide that is. */
  said?: { by: GroupKind; width: string };
}

type ShownField = {
  [Kind in keyof KindValues]: { kind: Kind; name: NamesOf<KindValues[Kind]> };
}[keyof KindValues];
export type TaskField = (ShownField | { kind: 'files'; name: 'attachments' }) & Traits;

/** A status is no plain value to give to many: it is a move, which each of them may or may not make. */
type Bulk<Name> = Name extends Exclude<keyof TasksChange, 'status'> ? { isBulk: true } : { isBulk?: never };

/** A field as the list can show it: what fits into a cell. */
export type CellField = Exclude<TaskField, { kind: 'prose' | 'files' }>;

/**
 * Every field of a task that a person can change, in the order of the list's columns: what the list, an opened task, its
 * history, changes that clash and changes of many tasks have of it.
 */
export const taskFields = {
  title: {
    name: 'title',
    kind: 'text',
    column: { width: 'minmax(200px, 1fr)', sort: 'title', atFirst: true, isEdited: true },
  },
  description: { name: 'description', kind: 'prose' },
  status: {
    name: 'status',
    kind: 'status',
    right: 'moves',
    column: { width: '118px', atFirst: true, isEdited: true, said: { by: 'status', width: '34px' } },
  },
  priority: {
    name: 'priority',
    kind: 'priority',
    isBulk: true,
    column: {
      width: '100px',
      sort: '-priority',
      atFirst: true,
      isEdited: true,
      said: { by: 'priority', width: '34px' },
    },
  },
  assignees: {
    name: 'assignees',
    kind: 'people',
    right: 'assign',
    isBulk: true,
    column: { width: '140px', atFirst: true, isEdited: true, said: { by: 'assignee', width: '76px' } },
  },
  labels: {
    name: 'labels',
    kind: 'labels',
    column: { width: '128px', atFirst: true, isEdited: true },
  },
  dueDate: {
    name: 'dueDate',
    kind: 'day',
    isBulk: true,
    column: { width: '106px', sort: 'dueDate', atFirst: true, isEdited: true },
  },
  flow: {
    name: 'flow',
    kind: 'flow',
    isBulk: true,
    column: { width: '160px', isEdited: true },
  },
  estimate: { name: 'estimate', kind: 'hours', isBulk: true, column: { width: '78px', atFirst: true } },
  reward: {
    name: 'reward',
    kind: 'reward',
    right: 'assign',
    isBulk: true,
    column: { width: '130px', atFirst: true },
  },
  attachments: { name: 'attachments', kind: 'files' },
} as const satisfies { [Name in FieldName]: TaskField & { name: Name } & Bulk<Name> };

/** Names of the fields that have a trait. */
export type FieldsWith<Trait> = {
  [Name in FieldName]: (typeof taskFields)[Name] extends Trait ? Name : never;
}[FieldName];

/** Whether the viewer may change a field of a task. */
export const mayChange = ({ may }: Pick<TaskCard, 'may'>, { right }: Traits): boolean =>
  right === 'moves' ? may.moves.length > 0 : may[right ?? 'update'];

/** The field of a name that the history tells; undefined where it is none of a task's. */
export const fieldNamed = (told: string): TaskField | undefined =>
  Object.values<TaskField>(taskFields).find(({ name }) => name === told);
