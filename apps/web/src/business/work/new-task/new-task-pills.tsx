import type { App } from '@kazi/contract/organisation';
import { firstStatuses, priorities } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconCalendarDue from '#icons/IconCalendarDue';
import IconTag from '#icons/IconTag';
import IconUserPlus from '#icons/IconUserPlus';
import { StatusGlyph } from '../../status.tsx';
import { useDayText } from '../fields/due-date.tsx';
import { DuePicker } from '../fields/due-picker.tsx';
import pills from '../fields/fields.module.css';
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
import classes from './new-task.module.css';
import type { NewTask } from './new-task.ts';

interface PillProps {
  value: NewTask;
  onChange: (change: Partial<NewTask>) => void;
}

interface AppPillProps extends PillProps {
  apps: readonly App[];
}

/** Everything about a new task that is chosen rather than typed, each a button that says what is chosen. */
export const NewTaskPills = (props: AppPillProps) => (
  <div className={classes.pills}>
    <AppPill {...props} />
    <StatusPill {...props} />
    <PriorityPill {...props} />
    <AssigneesPill {...props} />
    <LabelsPill {...props} />
    <DueDatePill {...props} />
    <FlowPill {...props} />
  </div>
);

function AppPill({ apps, value, onChange }: AppPillProps) {
  const { t } = useTranslation('work');
  const app = apps.find(({ id }) => id === value.app);
  return (
    <Picker
      className={pills.pill}
      label={t('field.app')}
      buttonLabel={`${t('field.app')}: ${app?.name}`}
      choices={apps.map(({ id, name, key, project }) => ({
        value: id,
        label: name,
        hint: project?.name ?? key,
      }))}
      selected={[value.app]}
      onPick={(id) => onChange({ app: id, flow: null, labels: [] })}
    >
      <IconApps size={16} stroke={1.6} aria-hidden="true" />
      {app?.name}
    </Picker>
  );
}

function StatusPill({ value: { status }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  const statuses = useStatusChoices().filter((choice) =>
    firstStatuses.some((first) => first === choice.value),
  );
  return (
    <Picker
      className={pills.pill}
      label={t('field.status')}
      buttonLabel={`${t('field.status')}: ${t(`status.${status}`)}`}
      choices={statuses}
      selected={[status]}
      onPick={(picked) => onChange({ status: firstStatuses.find((first) => first === picked) ?? status })}
    >
      <StatusGlyph status={status} />
      {t(`status.${status}`)}
    </Picker>
  );
}

function PriorityPill({ value: { priority }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      className={pills.pill}
      label={t('field.priority')}
      buttonLabel={`${t('field.priority')}: ${t(`priority.${priority}`)}`}
      choices={usePriorityChoices()}
      selected={[priority]}
      onPick={(picked) => onChange({ priority: priorities.find((one) => one === picked) ?? priority })}
    >
      <PriorityMark priority={priority} />
      {t(`priority.${priority}`)}
    </Picker>
  );
}

function AssigneesPill({ value: { assignees }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  const people = usePeople();
  const names = assignees.map(({ name }) => name).join(', ');
  return (
    <Picker
      className={pills.pill}
      label={t('field.assignees')}
      buttonLabel={`${t('field.assignees')}: ${names || t('none.assignees')}`}
      choices={usePeopleChoices()}
      selected={assignees.map(({ id }) => id)}
      multiple
      onPick={(id) => onChange({ assignees: toggled(assignees, people, id) })}
    >
      {assignees.length > 0 ? (
        <PeopleStack people={assignees} size={20} />
      ) : (
        <IconUserPlus size={16} stroke={1.6} aria-hidden="true" />
      )}
      {assignees.length === 0 && t('field.assignees')}
      {assignees.length === 1 && names}
    </Picker>
  );
}

function LabelsPill({ value: { app, labels }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      className={pills.pill}
      label={t('pick.labelPlaceholder')}
      buttonLabel={`${t('field.labels')}: ${labels.join(', ') || t('none.labels')}`}
      choices={useLabelChoices(app)}
      selected={labels}
      multiple
      create={useNewLabel()}
      onPick={(label) => onChange({ labels: toggledText(labels, label) })}
    >
      <IconTag size={16} stroke={1.6} aria-hidden="true" />
      {labels.length > 0 ? <LabelChips labels={labels} max={3} /> : t('field.labels')}
    </Picker>
  );
}

function DueDatePill({ value: { dueDate }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  const dayText = useDayText();
  return (
    <DuePicker
      className={pills.pill}
      buttonLabel={`${t('field.dueDate')}: ${dueDate ? dayText(dueDate) : t('none.dueDate')}`}
      dueDate={dueDate}
      onPick={(day) => onChange({ dueDate: day })}
    >
      <IconCalendarDue size={16} stroke={1.6} aria-hidden="true" />
      {dueDate ? dayText(dueDate) : t('field.dueDate')}
    </DuePicker>
  );
}

function FlowPill({ value, onChange }: PillProps) {
  const { t } = useTranslation('work');
  const flows = useFlowChoices(value.app);
  const flow = flows.find((choice) => choice.value === value.flow);
  return (
    <Picker
      className={pills.pill}
      label={t('field.flow')}
      buttonLabel={`${t('field.flow')}: ${flow?.label ?? t('none.flow')}`}
      choices={[{ value: '', label: t('none.flow') }, ...flows]}
      selected={[value.flow ?? '']}
      onPick={(picked) => onChange({ flow: picked || null })}
    >
      <IconArrowsSplit2 size={16} stroke={1.6} aria-hidden="true" />
      {flow?.label ?? t('field.flow')}
    </Picker>
  );
}
