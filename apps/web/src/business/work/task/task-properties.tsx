import {
  estimateMaxHours,
  estimateStepHours,
  isFinished,
  type Task,
  type TaskStatus,
  titleMaxLength,
} from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { NumberInput, TextInput } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { StatusGlyph } from '../../status.tsx';
import { usePersonName } from '../../use-person-name.ts';
import type { TaskPatch } from '../change/task-cache.ts';
import { DueDatePicker } from '../fields/due-picker.tsx';
import { DueDate, LabelChips, PeopleStack, PriorityMark } from '../fields/marks.tsx';
import {
  AssigneesPicker,
  FlowPicker,
  LabelsPicker,
  PriorityPicker,
  StatusPicker,
} from '../fields/picker.tsx';
import { mayChange, type TaskField, taskFields } from '../fields/task-fields.ts';
import { useFlowName } from '../fields/use-choices.tsx';
import { inlineKeys } from '../in-place/inline-keys.ts';
import { AddField, emptyFields } from './add-field.tsx';
import classes from './property.module.css';
import { Nothing, Property } from './property.tsx';
import { RewardField } from './reward-field.tsx';
import { useSaveTask, useTypedEdit } from './use-task.ts';

interface TaskPropertiesProps {
  task: Task;
  onMove: (to: TaskStatus) => void;
}

/** Everything about a task that is chosen rather than written. A phone offers what it has no value of below the rest. */
export function TaskProperties({ task, onMove }: TaskPropertiesProps) {
  const { t } = useTranslation(['work', 'tasks']);
  const save = useSaveTask(task);
  const change = (patch: TaskPatch) => (patch.status ? onMove(patch.status) : save(patch));
  const isPhone = useIsPhone();
  const [newField, setNewField] = useState<string>();
  const list = useRef<HTMLDListElement>(null);
  const { author } = task;
  const absentFields = isPhone ? emptyFields(task).filter(({ name }) => name !== newField) : [];
  // What is added is what one has come for: its choices open, or its field takes the focus.
  useEffect(() => {
    const row = newField && list.current?.querySelector(`[data-field="${newField}"]`);
    const first = row ? row.querySelector('button, input') : undefined;
    if (first instanceof HTMLButtonElement) first.click();
    else if (first instanceof HTMLInputElement) first.focus();
  }, [newField]);
  return (
    <>
      <dl ref={list} className={classes.properties}>
        {fieldsBelowTitle
          .filter(({ kind }) => kind !== 'reward' || task.may.seeReward)
          .filter(({ name }) => !absentFields.some((field) => field.name === name))
          .map((field) => (
            <FieldProperty key={field.name} field={field} task={task} onChange={change} />
          ))}
        <TaskCost task={task} />
        <Property name={t('tasks:author')}>
          <span className={classes.value}>
            <Avatar name={author.name} src={author.avatar} size={20} decorative />
            <span className={classes.text} dir="auto">
              {author.name}
            </span>
          </span>
        </Property>
        <Property name={t('field.updatedAt')}>
          <span className={classes.value}>
            <RelativeTime at={task.updatedAt} />
          </span>
        </Property>
      </dl>
      <AddField fields={absentFields.filter((field) => mayChange(task, field))} onAdd={setNewField} />
    </>
  );
}

const fieldsBelowTitle = Object.values<TaskField>(taskFields).filter(({ name }) => name !== 'title');

interface ChangeableProps {
  task: Task;
  onChange: (patch: TaskPatch) => void;
}

/** A field, shown and changed as its kind is; long texts and files have parts of the screen to themselves. */
function FieldProperty({ field, ...task }: ChangeableProps & { field: TaskField }) {
  switch (field.kind) {
    case 'text':
      return <LineProperty name={field.name} {...task} />;
    case 'status':
      return <StatusProperty {...task} />;
    case 'priority':
      return <PriorityProperty {...task} />;
    case 'people':
      return <AssigneesProperty {...task} />;
    case 'labels':
      return <LabelsProperty {...task} />;
    case 'day':
      return <DueDateProperty {...task} />;
    case 'flow':
      return <FlowProperty {...task} />;
    case 'hours':
      return <EstimateProperty {...task} />;
    case 'reward':
      return <RewardProperty {...task} />;
    case 'prose':
    case 'files':
      return null;
  }
}

function StatusProperty({ task, onChange }: ChangeableProps) {
  const { t } = useTranslation('work');
  return (
    <Property name={t('field.status')} field="status">
      <StatusPicker className={classes.value} task={task} onChange={onChange}>
        <StatusGlyph status={task.status} />
        {t(`status.${task.status}`)}
      </StatusPicker>
    </Property>
  );
}

function AssigneesProperty({ task, onChange }: ChangeableProps) {
  const { t } = useTranslation('work');
  const nameOf = usePersonName();
  const [first, ...others] = task.assignees;
  return (
    <Property name={t('field.assignees')} field="assignees">
      <AssigneesPicker className={classes.value} disabled={!task.may.assign} task={task} onChange={onChange}>
        {first ? <PeopleStack people={task.assignees} size={20} /> : <Nothing text={t('none.assignees')} />}
        {first && others.length === 0 && (
          <span className={classes.text} dir="auto">
            {nameOf(first)}
          </span>
        )}
      </AssigneesPicker>
    </Property>
  );
}

function PriorityProperty({ task, onChange }: ChangeableProps) {
  const { t } = useTranslation('work');
  return (
    <Property name={t('field.priority')} field="priority">
      <PriorityPicker className={classes.value} disabled={!task.may.update} task={task} onChange={onChange}>
        <PriorityMark priority={task.priority} />
        {t(`priority.${task.priority}`)}
      </PriorityPicker>
    </Property>
  );
}

function DueDateProperty({ task, onChange }: ChangeableProps) {
  const { t } = useTranslation('work');
  const { dueDate, status, may } = task;
  return (
    <Property name={t('field.dueDate')} field="dueDate">
      <DueDatePicker className={classes.value} disabled={!may.update} task={task} onChange={onChange}>
        {dueDate ? <DueDate dueDate={dueDate} status={status} /> : <Nothing text={t('none.dueDate')} />}
      </DueDatePicker>
    </Property>
  );
}

function LabelsProperty({ task, onChange }: ChangeableProps) {
  const { t } = useTranslation('work');
  const { labels, may } = task;
  return (
    <Property name={t('field.labels')} field="labels">
      <LabelsPicker className={classes.value} disabled={!may.update} task={task} onChange={onChange}>
        {labels.length > 0 ? <LabelChips labels={labels} max={6} /> : <Nothing text={t('none.labels')} />}
      </LabelsPicker>
    </Property>
  );
}

function FlowProperty({ task, onChange }: ChangeableProps) {
  const { t } = useTranslation('work');
  const name = useFlowName(task.app, task.flow);
  return (
    <Property name={t('field.flow')} field="flow">
      <FlowPicker className={classes.value} disabled={!task.may.update} task={task} onChange={onChange}>
        {name ? (
          <span className={classes.text} dir="auto">
            {name}
          </span>
        ) : (
          <Nothing text={t('none.flow')} />
        )}
      </FlowPicker>
    </Property>
  );
}

function RewardProperty({ task }: ChangeableProps) {
  const { t } = useTranslation('work');
  return (
    <Property name={t('field.reward')} field="reward">
      <RewardField task={task} />
    </Property>
  );
}

/** Lets Enter and leaving the field save what is typed, and Escape take it back. */
const typedHandlers = (isTyped: boolean, end: () => void, giveUp: () => void) => ({
  onBlur: end,
  onKeyDown: inlineKeys({ onEnter: (field) => field.blur(), onEscape: isTyped ? giveUp : undefined }),
});

function LineProperty({
  task,
  name,
}: ChangeableProps & { name: Extract<TaskField, { kind: 'text' }>['name'] }) {
  const { t } = useTranslation('work');
  const { edit, type, giveUp, save } = useTypedEdit<string>(task);

  function end() {
    const text = edit?.value.trim();
    if (text === undefined || text === edit?.seen[name]) giveUp();
    else void save({ [name]: text });
  }

  return (
    <Property name={t(`field.${name}`)}>
      <TextInput
        classNames={{ input: classes.value }}
        variant="unstyled"
        aria-label={t(`field.${name}`)}
        value={edit?.value ?? task[name]}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        {...typedHandlers(edit !== undefined, end, giveUp)}
        maxLength={titleMaxLength}
        readOnly={!task.may.update}
      />
    </Property>
  );
}

/** Hours, in quarters; saved when it is left or by Enter, taken back by Escape. */
function EstimateProperty({ task }: ChangeableProps) {
  const { t } = useTranslation(['work', 'tasks']);
  const { edit, type, giveUp, save } = useTypedEdit<number | string>(task);

  function end() {
    if (!edit) return;
    const hours =
      edit.value === '' ? null : Math.round(Number(edit.value) / estimateStepHours) * estimateStepHours;
    if (hours !== edit.seen.estimate && !Number.isNaN(hours)) void save({ estimate: hours });
    else giveUp();
  }

  return (
    <Property name={t('field.estimate')} field="estimate">
      <NumberInput
        classNames={{ input: classes.value }}
        variant="unstyled"
        aria-label={t('field.estimate')}
        placeholder={t('none.estimate')}
        value={edit?.value ?? task.estimate ?? ''}
        onChange={(typed) => typed !== (edit?.value ?? task.estimate ?? '') && type(typed)}
        {...typedHandlers(edit !== undefined, end, giveUp)}
        suffix={` ${t('tasks:hours')}`}
        min={0}
        max={estimateMaxHours}
        decimalScale={2}
        allowNegative={false}
        hideControls
        readOnly={!task.may.update}
      />
    </Property>
  );
}

const TaskCostLine = onDemand(() =>
  import('../costs/task-cost-line.tsx').then((module) => module.TaskCostLine),
);

/** For an accepted task: what it has cost, shown to those who run payroll. Others download nothing of it. */
function TaskCost({ task: { _id, status } }: { task: Task }) {
  if (!isFinished(status)) return null;
  return (
    <Can do="manage" on="Payroll">
      <Suspense>
        <TaskCostLine task={_id} />
      </Suspense>
    </Can>
  );
}
