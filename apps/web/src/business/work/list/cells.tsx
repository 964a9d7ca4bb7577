import type { TaskCard } from '@kazi/contract/work';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import { usePersonName } from '../../use-person-name.ts';
import { TaskLink, type TaskLinkProps } from '../bulk/use-row-menu.tsx';
import type { TaskPatch } from '../change/task-cache.ts';
import { FieldEditor, TitleEditor } from '../commands/field-editor.tsx';
import {
  ApprovalMark,
  DueDate,
  LabelChips,
  PeopleStack,
  PriorityMark,
  RewardMark,
} from '../fields/marks.tsx';
import { type CellField, taskFields } from '../fields/task-fields.ts';
import { useFlowName } from '../fields/use-choices.tsx';
import { type ColumnName, isEdited } from './columns.ts';
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
      return (
        <span className={classes.cut} dir="auto">
          {words[field.name]}
        </span>
      );
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
  const nameOf = usePersonName();
  const [first] = people;
  if (!first) return null;
  return (
    <>
      <PeopleStack people={people} size={22} />
      {people.length === 1 && (
        <span className={`${classes.cut} ${classes.word}`} dir="auto">
          {nameOf(first)}
        </span>
      )}
    </>
  );
}

/** A task's title, which opens it over the list. */
export const TitleLink = (props: Omit<TaskLinkProps, 'className'>) => (
  <TaskLink {...props} className={classes.title} draggable={false} />
);

const FlowName = ({ task: { app, flow } }: { task: TaskCard }) => (
  <span className={classes.cut} dir="auto">
    {useFlowName(app, flow)}
  </span>
);

interface CellEditorProps {
  column: ColumnName;
  /** The task as it was when the editing began: what the change is based on. */
  task: TaskCard;
  onChange: (patch: TaskPatch) => void;
  /** `stay` is false where the focus has gone elsewhere already. */
  onEnd: (stay: boolean) => void;
}

/** Changes what a column shows of a task, in place. */
export function CellEditor({ column, task, onChange, onEnd }: CellEditorProps) {
  if (!isEdited(column)) return null;
  if (column === 'title') return <TitleEditor task={task} onChange={onChange} onEnd={onEnd} />;
  return (
    <FieldEditor
      field={column}
      className={classes.editing}
      task={task}
      onChange={onChange}
      onEnd={() => onEnd(true)}
    >
      {(patch) => <CellValue task={{ ...task, ...patch }} column={column} />}
    </FieldEditor>
  );
}
