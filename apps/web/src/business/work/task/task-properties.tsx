import { priorities, type Task, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import { TaskCost } from '../costs/task-cost.tsx';
import { DueDate, useDayText } from '../fields/due-date.tsx';
import { DuePicker } from '../fields/due-picker.tsx';
import { LabelChips, PeopleStack, PriorityMark } from '../fields/marks.tsx';
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
import { EstimateField } from './estimate-field.tsx';
import classes from './property.module.css';
import { Nothing, Property } from './property.tsx';
import { RewardField } from './reward-field.tsx';
import { useSaveTask } from './use-task.ts';

interface TaskPropertiesProps {
  task: Task;
  onMove: (to: TaskStatus) => void;
}

/** Everything about a task that is chosen rather than written. */
export function TaskProperties({ task, onMove }: TaskPropertiesProps) {
  const { t } = useTranslation(['work', 'tasks']);
  const save = useSaveTask(task);
  const { author } = task;
  return (
    <dl className={classes.properties}>
      <StatusProperty task={task} onMove={onMove} />
      <AssigneesProperty task={task} save={save} />
      <PriorityProperty task={task} save={save} />
      <DueDateProperty task={task} save={save} />
      <LabelsProperty task={task} save={save} />
      <FlowProperty task={task} save={save} />
      <Property name={t('field.estimate')} field="estimate">
        <EstimateField task={task} />
      </Property>
      <Property name={t('field.reward')} field="reward">
        <RewardField task={task} />
      </Property>
      <TaskCost task={task} />
      <Property name={t('tasks:author')}>
        <span className={classes.value}>
          <Avatar name={author.name} src={author.avatar} size={20} decorative />
          <span className={classes.text}>{author.name}</span>
        </span>
      </Property>
      <Property name={t('field.updatedAt')}>
        <span className={classes.value}>
          <RelativeTime at={task.updatedAt} />
        </span>
      </Property>
    </dl>
  );
}

function StatusProperty({ task, onMove }: TaskPropertiesProps) {
  const { t } = useTranslation('work');
  const { status, may } = task;
  return (
    <Property name={t('field.status')} field="status">
      <Picker
        className={classes.value}
        disabled={may.moves.length === 0}
        label={t('field.status')}
        buttonLabel={`${t('field.status')}: ${t(`status.${status}`)}`}
        choices={useStatusChoices(task)}
        selected={[status]}
        onPick={(picked) => {
          const to = taskStatuses.find((known) => known === picked);
          if (to && to !== status) onMove(to);
        }}
      >
        <StatusGlyph status={status} />
        {t(`status.${status}`)}
      </Picker>
    </Property>
  );
}

interface ChangeableProps {
  task: Task;
  save: ReturnType<typeof useSaveTask>;
}

function AssigneesProperty({ task: { assignees, may }, save }: ChangeableProps) {
  const { t } = useTranslation('work');
  const people = usePeople();
  const names = assignees.map(({ name }) => name).join(', ');
  return (
    <Property name={t('field.assignees')} field="assignees">
      <Picker
        className={classes.value}
        disabled={!may.assign}
        label={t('field.assignees')}
        buttonLabel={`${t('field.assignees')}: ${names || t('none.assignees')}`}
        choices={usePeopleChoices()}
        selected={assignees.map(({ id }) => id)}
        multiple
        onPick={(id) => save({ assignees: toggled(assignees, people, id) })}
      >
        {assignees.length > 0 ? (
          <PeopleStack people={assignees} size={20} />
        ) : (
          <Nothing text={t('none.assignees')} />
        )}
        {assignees.length === 1 && <span className={classes.text}>{names}</span>}
      </Picker>
    </Property>
  );
}

function PriorityProperty({ task: { priority, may }, save }: ChangeableProps) {
  const { t } = useTranslation('work');
  return (
    <Property name={t('field.priority')} field="priority">
      <Picker
        className={classes.value}
        disabled={!may.update}
        label={t('field.priority')}
        buttonLabel={`${t('field.priority')}: ${t(`priority.${priority}`)}`}
        choices={usePriorityChoices()}
        selected={[priority]}
        onPick={(picked) => save({ priority: priorities.find((known) => known === picked) ?? priority })}
      >
        <PriorityMark priority={priority} />
        {t(`priority.${priority}`)}
      </Picker>
    </Property>
  );
}

function DueDateProperty({ task: { dueDate, status, may }, save }: ChangeableProps) {
  const { t } = useTranslation('work');
  const dayText = useDayText();
  return (
    <Property name={t('field.dueDate')} field="dueDate">
      <DuePicker
        className={classes.value}
        disabled={!may.update}
        buttonLabel={`${t('field.dueDate')}: ${dueDate ? dayText(dueDate) : t('none.dueDate')}`}
        dueDate={dueDate}
        onPick={(day) => save({ dueDate: day })}
      >
        {dueDate ? <DueDate dueDate={dueDate} status={status} /> : <Nothing text={t('none.dueDate')} />}
      </DuePicker>
    </Property>
  );
}

function LabelsProperty({ task: { app, labels, may }, save }: ChangeableProps) {
  const { t } = useTranslation('work');
  return (
    <Property name={t('field.labels')} field="labels">
      <Picker
        className={classes.value}
        disabled={!may.update}
        label={t('pick.labelPlaceholder')}
        buttonLabel={`${t('field.labels')}: ${labels.join(', ') || t('none.labels')}`}
        choices={useLabelChoices(app)}
        selected={labels}
        multiple
        create={useNewLabel()}
        onPick={(label) => save({ labels: toggledText(labels, label) })}
      >
        {labels.length > 0 ? <LabelChips labels={labels} max={6} /> : <Nothing text={t('none.labels')} />}
      </Picker>
    </Property>
  );
}

function FlowProperty({ task, save }: ChangeableProps) {
  const { t } = useTranslation('work');
  const flows = useFlowChoices(task.app);
  const flow = flows.find(({ value }) => value === task.flow);
  return (
    <Property name={t('field.flow')} field="flow">
      <Picker
        className={classes.value}
        disabled={!task.may.update}
        label={t('field.flow')}
        buttonLabel={`${t('field.flow')}: ${flow?.label ?? t('none.flow')}`}
        choices={[{ value: '', label: t('none.flow') }, ...flows]}
        selected={[task.flow ?? '']}
        onPick={(picked) => save({ flow: picked || null })}
      >
        {flow ? <span className={classes.text}>{flow.label}</span> : <Nothing text={t('none.flow')} />}
      </Picker>
    </Property>
  );
}
