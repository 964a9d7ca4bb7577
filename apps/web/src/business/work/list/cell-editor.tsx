import { type ComponentType, useState } from 'react';
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
import { type CellEditorProps, TitleEditor } from './title-editor.tsx';

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
