import { type TaskCard, titleMaxLength } from '@kazi/contract/work';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskPatch } from '../change/task-record.ts';
import { DuePicker } from '../fields/due-picker.tsx';
import {
  AssigneesPicker,
  FlowPicker,
  LabelsPicker,
  PriorityPicker,
  StatusPicker,
} from '../fields/pickers.tsx';
import { CellValue } from './cell-value.tsx';
import type { ColumnName } from './columns.ts';
import { type EditedColumn, isEdited } from './editable.ts';
import classes from './list.module.css';

/** Changes what a column shows of a task, in place. */
export function CellEditor({ column, ...props }: CellEditorProps & { column: ColumnName }) {
  if (!isEdited(column)) return null;
  const Editor = editors[column];
  return <Editor {...props} />;
}

const asCell = { className: classes.editing, defaultOpened: true };

const StatusEditor = ({ task, onChange, onEnd }: CellEditorProps) => (
  <StatusPicker {...asCell} task={task} onMove={(status) => onChange({ status })} onClose={() => onEnd(true)}>
    <CellValue task={task} column="status" />
  </StatusPicker>
);

const PriorityEditor = ({ task, onChange, onEnd }: CellEditorProps) => (
  <PriorityPicker
    {...asCell}
    priority={task.priority}
    onPick={(priority) => onChange({ priority })}
    onClose={() => onEnd(true)}
  >
    <CellValue task={task} column="priority" />
  </PriorityPicker>
);

/** Several people are chosen first, and saved together once the list is closed. */
function AssigneesEditor({ task, onChange, onEnd }: CellEditorProps) {
  const [assignees, setAssignees] = useState(task.assignees);
  return (
    <AssigneesPicker
      {...asCell}
      assignees={assignees}
      onPick={setAssignees}
      onClose={() => {
        if (assignees !== task.assignees) onChange({ assignees });
        onEnd(true);
      }}
    >
      <CellValue task={{ ...task, assignees }} column="assignees" />
    </AssigneesPicker>
  );
}

function LabelsEditor({ task, onChange, onEnd }: CellEditorProps) {
  const [labels, setLabels] = useState(task.labels);
  return (
    <LabelsPicker
      {...asCell}
      app={task.app}
      labels={labels}
      onPick={setLabels}
      onClose={() => {
        if (labels !== task.labels) onChange({ labels });
        onEnd(true);
      }}
    >
      <CellValue task={{ ...task, labels }} column="labels" />
    </LabelsPicker>
  );
}

const DueEditor = ({ task, onChange, onEnd }: CellEditorProps) => (
  <DuePicker
    {...asCell}
    dueDate={task.dueDate}
    onPick={(dueDate) => dueDate !== task.dueDate && onChange({ dueDate })}
    onClose={() => onEnd(true)}
  >
    <CellValue task={task} column="dueDate" />
  </DuePicker>
);

const FlowEditor = ({ task, onChange, onEnd }: CellEditorProps) => (
  <FlowPicker
    {...asCell}
    app={task.app}
    flow={task.flow}
    onPick={(flow) => onChange({ flow })}
    onClose={() => onEnd(true)}
  >
    <CellValue task={task} column="flow" />
  </FlowPicker>
);

const editors: { [Column in EditedColumn]: ComponentType<CellEditorProps> } = {
  title: TitleEditor,
  status: StatusEditor,
  priority: PriorityEditor,
  assignees: AssigneesEditor,
  labels: LabelsEditor,
  dueDate: DueEditor,
  flow: FlowEditor,
};

interface CellEditorProps {
  /** The task as it was when the editing began: what the change is based on. */
  task: TaskCard;
  onChange: (patch: TaskPatch) => void;
  /** `stay` is false where the focus has gone elsewhere already. */
  onEnd: (stay: boolean) => void;
}

/** A title, typed in place: Enter and leaving the field save, Escape gives up. */
function TitleEditor({ task, onChange, onEnd }: CellEditorProps) {
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
