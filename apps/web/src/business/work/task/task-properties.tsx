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
  const people = usePeople();
  const dayText = useDayText();
  const flows = useFlowChoices(task.app);
  const { status, priority, assignees, labels, dueDate, author, may } = task;
  const flow = flows.find(({ value }) => value === task.flow);
  const names = assignees.map(({ name }) => name).join(', ');
  const button = { className: classes.value };
  return (
    <dl className={classes.properties}>
      <Property name={t('field.status')} field="status">
        <Picker
          {...button}
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
      <Property name={t('field.assignees')} field="assignees">
        <Picker
          {...button}
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
      <Property name={t('field.priority')} field="priority">
        <Picker
          {...button}
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
      <Property name={t('field.dueDate')} field="dueDate">
        <DuePicker
          {...button}
          disabled={!may.update}
          buttonLabel={`${t('field.dueDate')}: ${dueDate ? dayText(dueDate) : t('none.dueDate')}`}
          dueDate={dueDate}
          onPick={(day) => save({ dueDate: day })}
        >
          {dueDate ? <DueDate dueDate={dueDate} status={status} /> : <Nothing text={t('none.dueDate')} />}
        </DuePicker>
      </Property>
      <Property name={t('field.labels')} field="labels">
        <Picker
          {...button}
          disabled={!may.update}
          label={t('pick.labelPlaceholder')}
          buttonLabel={`${t('field.labels')}: ${labels.join(', ') || t('none.labels')}`}
          choices={useLabelChoices(task.app)}
          selected={labels}
          multiple
          create={useNewLabel()}
          onPick={(label) => save({ labels: toggledText(labels, label) })}
        >
          {labels.length > 0 ? <LabelChips labels={labels} max={6} /> : <Nothing text={t('none.labels')} />}
        </Picker>
      </Property>
      <Property name={t('field.flow')} field="flow">
        <Picker
          {...button}
          disabled={!may.update}
          label={t('field.flow')}
          buttonLabel={`${t('field.flow')}: ${flow?.label ?? t('none.flow')}`}
          choices={[{ value: '', label: t('none.flow') }, ...flows]}
          selected={[task.flow ?? '']}
          onPick={(picked) => save({ flow: picked || null })}
        >
          {flow ? <span className={classes.text}>{flow.label}</span> : <Nothing text={t('none.flow')} />}
        </Picker>
      </Property>
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
