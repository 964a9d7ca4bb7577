import { type TaskCard, titleMaxLength } from '@kazi/contract/work';
import { RelativeTime } from '@kazi/ui/relative-time';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import { TaskLink, type TaskLinkProps } from '../bulk/use-row-menu.tsx';
import type { TaskPatch } from '../change/task-cache.ts';
import { DueDatePicker } from '../fields/due-picker.tsx';
import {
  ApprovalMark,
  DueDate,
  LabelChips,
  PeopleStack,
  PriorityMark,
  RewardMark,
} from '../fields/marks.tsx';
import {
  AssigneesPicker,
  type FieldButtonProps,
  FlowPicker,
  LabelsPicker,
  PriorityPicker,
  StatusPicker,
} from '../fields/picker.tsx';
import { type CellField, taskFields } from '../fields/task-fields.ts';
import { useFlowName } from '../fields/use-choices.tsx';
import { type ColumnName, type EditedColumn, isEdited } from './columns.ts';
import classes from './list.module.css';

interface CellValueProps {
  task: TaskCard;
  column: ColumnName;
}

const labelsShown = 1;

/** What a column shows of a task. Where there is nothing to show, nothing is. */
export function CellValue({ task, column }: CellValueProps) {
  const { t } = useTranslation('work');
  switch (column) {
    case 'number':
      return <bdi className={classes.number}>{task.number}</bdi>;
    case 'title':
      return <TitleLink task={task} />;
    case 'subtasks':
      return (
        task.subtasks.total > 0 && (
          <bdi title={t('subtasksDone', task.subtasks)}>
            {task.subtasks.done}/{task.subtasks.total}
          </bdi>
        )
      );
    case 'comments':
      return task.comments > 0 && task.comments;
    case 'updatedAt':
      return <RelativeTime at={task.updatedAt} />;
    default:
      return <FieldCell task={task} field={taskFields[column]} />;
  }
}

function FieldCell({ task, field }: { task: TaskCard; field: CellField }) {
  const { t } = useTranslation('work');
  const { status, priority } = task;
  const words: TaskPatch = task;
  switch (field.kind) {
    case 'text':
      return <span className={classes.cut}>{words[field.name]}</span>;
    case 'status':
      return (
        <>
          <StatusGlyph status={status} />
          <span className={classes.word}>{t(`status.${status}`)}</span>
          <ApprovalMark task={task} />
        </>
      );
    case 'priority':
      return priority === 'none' ? null : (
        <>
          <PriorityMark priority={priority} />
          <span className={classes.word}>{t(`priority.${priority}`)}</span>
        </>
      );
    case 'people':
      return <People people={task[field.name]} />;
    case 'labels':
      return <LabelChips labels={task[field.name]} max={labelsShown} oneLine />;
    case 'day': {
      const day = task[field.name];
      return day && <DueDate dueDate={day} status={status} />;
    }
    case 'flow':
      return <FlowName task={task} />;
    case 'hours': {
      const hours = task[field.name];
      return hours !== null && t('hours', { count: hours });
    }
    case 'reward':
      return <RewardMark task={task} />;
  }
}

function People({ people }: { people: TaskCard['assignees'] }) {
  const [first] = people;
  if (!first) return null;
  return (
    <>
      <PeopleStack people={people} size={22} />
      {people.length === 1 && <span className={`${classes.cut} ${classes.word}`}>{first.name}</span>}
    </>
  );
}

/** A task's title, which opens it over the list. */
export const TitleLink = (props: Omit<TaskLinkProps, 'className'>) => (
  <TaskLink {...props} className={classes.title} draggable={false} />
);

const FlowName = ({ task: { app, flow } }: { task: TaskCard }) => (
  <span className={classes.cut}>{useFlowName(app, flow)}</span>
);

interface CellPickerProps extends FieldButtonProps {
  task: TaskCard;
  onChange: (patch: TaskPatch) => void;
}

const pickers: { [Column in Exclude<EditedColumn, 'title'>]: ComponentType<CellPickerProps> } = {
  status: StatusPicker,
  priority: PriorityPicker,
  assignees: AssigneesPicker,
  labels: LabelsPicker,
  dueDate: DueDatePicker,
  flow: FlowPicker,
};

interface CellEditorProps<Column> {
  column: Column;
  /** The task as it was when the editing began: what the change is based on. */
  task: TaskCard;
  onChange: (patch: TaskPatch) => void;
  /** `stay` is false where the focus has gone elsewhere already. */
  onEnd: (stay: boolean) => void;
}

/** Changes what a column shows of a task, in place. */
export function CellEditor({ column, ...props }: CellEditorProps<ColumnName>) {
  if (!isEdited(column)) return null;
  return column === 'title' ? <TitleEditor {...props} /> : <PickingEditor column={column} {...props} />;
}

/** Several people or labels are chosen first, and saved together once the list is closed. */
function PickingEditor({ column, task, onChange, onEnd }: CellEditorProps<keyof typeof pickers>) {
  const [patch, setPatch] = useState<TaskPatch>();
  const isSeveral = column === 'assignees' || column === 'labels';
  const shown = { ...task, ...patch };
  const FieldPicker = pickers[column];
  return (
    <FieldPicker
      className={classes.editing}
      defaultOpened
      task={shown}
      onChange={isSeveral ? setPatch : onChange}
      onClose={() => {
        if (patch) onChange(patch);
        onEnd(true);
      }}
    >
      <CellValue task={shown} column={column} />
    </FieldPicker>
  );
}

/** A title, typed in place: Enter and leaving the field save, Escape gives up. */
function TitleEditor({ task, onChange, onEnd }: Omit<CellEditorProps<'title'>, 'column'>) {
  const { t } = useTranslation('work');
  const [title, setTitle] = useState(task.title);
  const isOver = useRef(false);

  function end(saves: boolean, stay: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    const typed = title.trim();
    if (saves && typed !== '' && typed !== task.title) onChange({ title: typed });
    onEnd(stay);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end(false, true);
    if (event.key === 'Enter') end(true, true);
  }

  return (
    <input
      className={classes.titleInput}
      aria-label={t('list.editTitle', { number: task.number })}
      value={title}
      maxLength={titleMaxLength}
      onChange={(event) => setTitle(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true, false)}
      onFocus={(event) => event.currentTarget.select()}
      // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field
      autoFocus
    />
  );
}
