import type { Person } from '@kazi/contract/identity';
import { type Priority, priorities, type TaskCard, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import { Picker, type PickerProps } from './picker.tsx';
import {
  toggled,
  toggledText,
  useFlowChoices,
  useFlowName,
  useLabelChoices,
  useNewLabel,
  usePeople,
  usePeopleChoices,
  usePriorityChoices,
  useStatusChoices,
} from './use-choices.tsx';

/** One field of a task each: the button's name says what is chosen, its content is the place's own. */
type ButtonProps = Pick<
  PickerProps,
  'className' | 'disabled' | 'defaultOpened' | 'onClose' | 'buttonLabel' | 'children'
>;

interface StatusPickerProps extends ButtonProps {
  task: Pick<TaskCard, 'status' | 'may'>;
  /** Another status was chosen, one it may go to. */
  onMove: (to: TaskStatus) => void;
}

export function StatusPicker({ task, onMove, ...button }: StatusPickerProps) {
  const { t } = useTranslation('work');
  const { status, may } = task;
  return (
    <Picker
      disabled={may.moves.length === 0}
      label={t('field.status')}
      buttonLabel={`${t('field.status')}: ${t(`status.${status}`)}`}
      choices={useStatusChoices(task)}
      selected={[status]}
      onPick={(picked) => {
        const to = oneOf(picked, taskStatuses);
        if (to && to !== status) onMove(to);
      }}
      {...button}
    />
  );
}

interface PriorityPickerProps extends ButtonProps {
  priority: Priority;
  /** Another one was chosen. */
  onPick: (priority: Priority) => void;
}

export function PriorityPicker({ priority, onPick, ...button }: PriorityPickerProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      label={t('field.priority')}
      buttonLabel={`${t('field.priority')}: ${t(`priority.${priority}`)}`}
      choices={usePriorityChoices()}
      selected={[priority]}
      onPick={(picked) => {
        const chosen = oneOf(picked, priorities);
        if (chosen && chosen !== priority) onPick(chosen);
      }}
      {...button}
    />
  );
}

interface AssigneesPickerProps extends ButtonProps {
  assignees: readonly Person[];
  onPick: (assignees: Person[]) => void;
}

export function AssigneesPicker({ assignees, onPick, ...button }: AssigneesPickerProps) {
  const { t } = useTranslation('work');
  const people = usePeople();
  const names = assignees.map(({ name }) => name).join(', ');
  return (
    <Picker
      label={t('field.assignees')}
      buttonLabel={`${t('field.assignees')}: ${names || t('none.assignees')}`}
      choices={usePeopleChoices()}
      selected={assignees.map(({ id }) => id)}
      multiple
      onPick={(id) => onPick(toggled(assignees, people, id))}
      {...button}
    />
  );
}

interface LabelsPickerProps extends ButtonProps {
  /** The app whose labels can be chosen. */
  app: string;
  labels: readonly string[];
  onPick: (labels: string[]) => void;
}

export function LabelsPicker({ app, labels, onPick, ...button }: LabelsPickerProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      label={t('pick.labelPlaceholder')}
      buttonLabel={`${t('field.labels')}: ${labels.join(', ') || t('none.labels')}`}
      choices={useLabelChoices(app)}
      selected={labels}
      multiple
      create={useNewLabel()}
      onPick={(label) => onPick(toggledText(labels, label))}
      {...button}
    />
  );
}

interface FlowPickerProps extends ButtonProps {
  /** The app whose flows can be chosen. */
  app: string;
  /** The chosen flow's id. */
  flow: string | null;
  /** Another one was chosen, or none. */
  onPick: (flow: string | null) => void;
}

export function FlowPicker({ app, flow, onPick, ...button }: FlowPickerProps) {
  const { t } = useTranslation('work');
  const none = t('none.flow');
  const chosen = flow ?? '';
  return (
    <Picker
      label={t('field.flow')}
      buttonLabel={`${t('field.flow')}: ${useFlowName(app, flow) ?? none}`}
      choices={[{ value: '', label: none }, ...useFlowChoices(app)]}
      selected={[chosen]}
      onPick={(picked) => picked !== chosen && onPick(picked || null)}
      {...button}
    />
  );
}
