import { Row } from '@kazi/ui/layout';
import type { App } from '@kazi/contract/organisation';
import { firstStatuses } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconCalendarDue from '#icons/IconCalendarDue';
import IconTag from '#icons/IconTag';
import IconUserPlus from '#icons/IconUserPlus';
import { oneOf } from '../../../shell/search-params.ts';
import { StatusGlyph } from '../../status.tsx';
import { useDayText } from '../fields/due-date.tsx';
import { DuePicker } from '../fields/due-picker.tsx';
import pills from '../fields/fields.module.css';
import { LabelChips, PeopleStack, PriorityMark } from '../fields/marks.tsx';
import { Picker } from '../fields/picker.tsx';
import { AssigneesPicker, FlowPicker, LabelsPicker, PriorityPicker } from '../fields/pickers.tsx';
import { useFlowName, useStatusChoices } from '../fields/use-choices.tsx';
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
  <Row gap={6} align="stretch" wrap>
    <AppPill {...props} />
    <StatusPill {...props} />
    <PriorityPill {...props} />
    <AssigneesPill {...props} />
    <LabelsPill {...props} />
    <DueDatePill {...props} />
    <FlowPill {...props} />
  </Row>
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
  const statuses = useStatusChoices().filter(({ value }) => oneOf(value, firstStatuses));
  return (
    <Picker
      className={pills.pill}
      label={t('field.status')}
      buttonLabel={`${t('field.status')}: ${t(`status.${status}`)}`}
      choices={statuses}
      selected={[status]}
      onPick={(picked) => onChange({ status: oneOf(picked, firstStatuses) ?? status })}
    >
      <StatusGlyph status={status} />
      {t(`status.${status}`)}
    </Picker>
  );
}

function PriorityPill({ value: { priority }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <PriorityPicker
      className={pills.pill}
      priority={priority}
      onPick={(chosen) => onChange({ priority: chosen })}
    >
      <PriorityMark priority={priority} />
      {t(`priority.${priority}`)}
    </PriorityPicker>
  );
}

function AssigneesPill({ value: { assignees }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <AssigneesPicker
      className={pills.pill}
      assignees={assignees}
      onPick={(chosen) => onChange({ assignees: chosen })}
    >
      {assignees.length > 0 ? (
        <PeopleStack people={assignees} size={20} />
      ) : (
        <IconUserPlus size={16} stroke={1.6} aria-hidden="true" />
      )}
      {assignees.length === 0 && t('field.assignees')}
      {assignees.length === 1 && assignees[0]?.name}
    </AssigneesPicker>
  );
}

function LabelsPill({ value: { app, labels }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <LabelsPicker
      className={pills.pill}
      app={app}
      labels={labels}
      onPick={(chosen) => onChange({ labels: chosen })}
    >
      <IconTag size={16} stroke={1.6} aria-hidden="true" />
      {labels.length > 0 ? <LabelChips labels={labels} max={3} /> : t('field.labels')}
    </LabelsPicker>
  );
}

function DueDatePill({ value: { dueDate }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  const dayText = useDayText();
  return (
    <DuePicker className={pills.pill} dueDate={dueDate} onPick={(day) => onChange({ dueDate: day })}>
      <IconCalendarDue size={16} stroke={1.6} aria-hidden="true" />
      {dueDate ? dayText(dueDate) : t('field.dueDate')}
    </DuePicker>
  );
}

function FlowPill({ value: { app, flow }, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <FlowPicker className={pills.pill} app={app} flow={flow} onPick={(chosen) => onChange({ flow: chosen })}>
      <IconArrowsSplit2 size={16} stroke={1.6} aria-hidden="true" />
      {useFlowName(app, flow) ?? t('field.flow')}
    </FlowPicker>
  );
}
