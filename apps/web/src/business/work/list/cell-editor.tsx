import { priorities, taskStatuses } from '@kazi/contract/work';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DuePicker } from '../fields/due-picker.tsx';
import { Picker } from '../fields/picker.tsx';
import {
  toggled,
  toggledText,
  useFlowChoices,
  useLabelChoices,
  useNewLabel,
  usePeople,
  usePeopleChoices,
  usePriorityChoices,
  useStatusChoices,
} from '../fields/use-choices.tsx';
import { CellValue } from './cell-value.tsx';
import type { ColumnName } from './columns.ts';
import classes from './list.module.css';
import { type CellEditorProps, TitleEditor } from './title-editor.tsx';

/** Changes what a column shows of a task, in place. */
export function CellEditor({ column, ...props }: CellEditorProps & { column: ColumnName }) {
  switch (column) {
    case 'title':
      return <TitleEditor {...props} />;
    case 'status':
      return <StatusEditor {...props} />;
    case 'priority':
      return <PriorityEditor {...props} />;
    case 'assignees':
      return <AssigneesEditor {...props} />;
    case 'labels':
      return <LabelsEditor {...props} />;
    case 'dueDate':
      return <DueEditor {...props} />;
    case 'flow':
      return <FlowEditor {...props} />;
    default:
      return null;
  }
}

const asCell = { className: classes.editing, defaultOpened: true };

function StatusEditor({ task, onChange, onEnd }: CellEditorProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      {...asCell}
      label={t('field.status')}
      choices={useStatusChoices(task)}
      selected={[task.status]}
      onPick={(picked) => {
        const status = taskStatuses.find((known) => known === picked);
        if (status && status !== task.status) onChange({ status });
      }}
      onClose={() => onEnd(true)}
    >
      <CellValue task={task} column="status" />
    </Picker>
  );
}

function PriorityEditor({ task, onChange, onEnd }: CellEditorProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      {...asCell}
      label={t('field.priority')}
      choices={usePriorityChoices()}
      selected={[task.priority]}
      onPick={(picked) => {
        const priority = priorities.find((known) => known === picked);
        if (priority && priority !== task.priority) onChange({ priority });
      }}
      onClose={() => onEnd(true)}
    >
      <CellValue task={task} column="priority" />
    </Picker>
  );
}

/** Several people are chosen first, and saved together once the list is closed. */
function AssigneesEditor({ task, onChange, onEnd }: CellEditorProps) {
  const { t } = useTranslation('work');
  const people = usePeople();
  const [assignees, setAssignees] = useState(task.assignees);
  return (
    <Picker
      {...asCell}
      label={t('field.assignees')}
      choices={usePeopleChoices()}
      selected={assignees.map(({ id }) => id)}
      multiple
      onPick={(id) => setAssignees(toggled(assignees, people, id))}
      onClose={() => {
        if (assignees !== task.assignees) onChange({ assignees });
        onEnd(true);
      }}
    >
      <CellValue task={{ ...task, assignees }} column="assignees" />
    </Picker>
  );
}

function LabelsEditor({ task, onChange, onEnd }: CellEditorProps) {
  const { t } = useTranslation('work');
  const [labels, setLabels] = useState(task.labels);
  return (
    <Picker
      {...asCell}
      label={t('pick.labelPlaceholder')}
      choices={useLabelChoices(task.app)}
      selected={labels}
      multiple
      create={useNewLabel()}
      onPick={(label) => setLabels(toggledText(labels, label))}
      onClose={() => {
        if (labels !== task.labels) onChange({ labels });
        onEnd(true);
      }}
    >
      <CellValue task={{ ...task, labels }} column="labels" />
    </Picker>
  );
}

function DueEditor({ task, onChange, onEnd }: CellEditorProps) {
  return (
    <DuePicker
      {...asCell}
      dueDate={task.dueDate}
      onPick={(dueDate) => dueDate !== task.dueDate && onChange({ dueDate })}
      onClose={() => onEnd(true)}
    >
      <CellValue task={task} column="dueDate" />
    </DuePicker>
  );
}

function FlowEditor({ task, onChange, onEnd }: CellEditorProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      {...asCell}
      label={t('field.flow')}
      choices={[{ value: '', label: t('none.flow') }, ...useFlowChoices(task.app)]}
      selected={[task.flow ?? '']}
      onPick={(picked) => picked !== (task.flow ?? '') && onChange({ flow: picked || null })}
      onClose={() => onEnd(true)}
    >
      <CellValue task={task} column="flow" />
    </Picker>
  );
}
