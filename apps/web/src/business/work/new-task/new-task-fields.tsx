import { type File as KeptFile, uploadLimitBytes } from '@kazi/contract/files';
import type { App } from '@kazi/contract/organisation';
import { firstStatuses } from '@kazi/contract/work';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconCalendarDue from '#icons/IconCalendarDue';
import IconPaperclip from '#icons/IconPaperclip';
import IconTag from '#icons/IconTag';
import IconUserPlus from '#icons/IconUserPlus';
import IconX from '#icons/IconX';
import { messageOf } from '../../../api/message.ts';
import { upload } from '../../../api/upload.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { StatusGlyph } from '../../status.tsx';
import { usePersonName } from '../../use-person-name.ts';
import { DueDatePicker } from '../fields/due-picker.tsx';
import pills from '../fields/fields.module.css';
import { LabelChips, PeopleStack, PriorityMark, useDayText } from '../fields/marks.tsx';
import { AssigneesPicker, FlowPicker, LabelsPicker, Picker, PriorityPicker } from '../fields/picker.tsx';
import { useFlowName, useStatusChoices } from '../fields/use-choices.tsx';
import { fileIds } from '../rich-text/files.ts';
import { sizeText } from '../task/files/use-attachments.ts';
import type { NewTask } from './draft.ts';
import classes from './new-task.module.css';

interface PillProps {
  value: NewTask;
  onChange: (change: Partial<NewTask>) => void;
}

interface AppPillProps extends PillProps {
  apps: readonly App[];
}

/** Everything about a new task that is chosen rather than typed, each a button that says what is chosen. */
export const NewTaskPills = (props: AppPillProps) => (
  <Row gap={6} wrap>
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

function PriorityPill({ value, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <PriorityPicker className={pills.pill} task={value} onChange={onChange}>
      <PriorityMark priority={value.priority} />
      {t(`priority.${value.priority}`)}
    </PriorityPicker>
  );
}

function AssigneesPill({ value, onChange }: PillProps) {
  const { t } = useTranslation('work');
  const nameOf = usePersonName();
  const [first, ...others] = value.assignees;
  return (
    <AssigneesPicker className={pills.pill} task={value} onChange={onChange}>
      {first ? (
        <PeopleStack people={value.assignees} size={20} />
      ) : (
        <IconUserPlus size={16} stroke={1.6} aria-hidden="true" />
      )}
      {first ? others.length === 0 && nameOf(first) : t('field.assignees')}
    </AssigneesPicker>
  );
}

function LabelsPill({ value, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <LabelsPicker className={pills.pill} task={value} onChange={onChange}>
      <IconTag size={16} stroke={1.6} aria-hidden="true" />
      {value.labels.length > 0 ? <LabelChips labels={value.labels} max={3} /> : t('field.labels')}
    </LabelsPicker>
  );
}

function DueDatePill({ value, onChange }: PillProps) {
  const { t } = useTranslation('work');
  const dayText = useDayText();
  return (
    <DueDatePicker className={pills.pill} task={value} onChange={onChange}>
      <IconCalendarDue size={16} stroke={1.6} aria-hidden="true" />
      {value.dueDate ? dayText(value.dueDate) : t('field.dueDate')}
    </DueDatePicker>
  );
}

function FlowPill({ value, onChange }: PillProps) {
  const { t } = useTranslation('work');
  return (
    <FlowPicker className={pills.pill} task={value} onChange={onChange}>
      <IconArrowsSplit2 size={16} stroke={1.6} aria-hidden="true" />
      {useFlowName(value.app, value.flow) ?? t('field.flow')}
    </FlowPicker>
  );
}

/** Files that are to go with a task that is not made yet. */
export function useChosenFiles() {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const [files, setFiles] = useState<readonly File[]>([]);
  /** What the description can show of them. */
  const [shown, setShown] = useState<readonly KeptFile[]>([]);
  /** What has arrived already: another try does not send it again. */
  const arrived = useRef(new Map<File, string>());

  function add(chosen: readonly File[]) {
    for (const { name } of chosen.filter(({ size }) => size > uploadLimitBytes))
      toast({
        tone: 'DANGER',
        message: `${name}: ${t('files.tooLarge', { most: sizeText(uploadLimitBytes, locale) })}`,
      });
    setFiles((all) => [...all, ...chosen.filter(({ size }) => size <= uploadLimitBytes)]);
  }

  /** Uploads one at once, to be shown in the description. Undefined where that failed, which has been told. */
  async function addOne(file: File): Promise<KeptFile | undefined> {
    try {
      const kept = await upload(file, () => undefined);
      arrived.current.set(file, kept.id);
      setFiles((all) => [...all, file]);
      setShown((all) => [...all, kept]);
      return kept;
    } catch (error) {
      toast({ tone: 'DANGER', message: `${file.name}: ${messageOf(error)}` });
      return undefined;
    }
  }

  /** Sends them, and gives their ids with those of files that the description shows. */
  async function send(description: string): Promise<string[]> {
    const ids = fileIds(description);
    for (const file of files) {
      const id = arrived.current.get(file) ?? (await upload(file, () => undefined)).id;
      arrived.current.set(file, id);
      ids.push(id);
    }
    return [...new Set(ids)];
  }

  const remove = (file: File) => setFiles(files.filter((other) => other !== file));
  return { files, add, addOne, shown, remove, send, clear: () => setFiles([]) };
}

/** The files that are to go with a new task, and the button for more. */
export function NewTaskFiles({
  files,
  add,
  remove,
}: Pick<ReturnType<typeof useChosenFiles>, 'files' | 'add' | 'remove'>) {
  const { t } = useTranslation('tasks');
  return (
    <Row as="ul" gap={6} wrap className={classes.files} aria-label={t('files.title')}>
      {files.map((file) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`} className={classes.file}>
          <bdi>{file.name}</bdi>
          <ActionIcon
            size={24}
            variant="subtle"
            color="gray"
            aria-label={t('files.remove', { name: file.name })}
            onClick={() => remove(file)}
          >
            <IconX size={14} stroke={1.8} />
          </ActionIcon>
        </li>
      ))}
      <li>
        <FileButton multiple onChange={add}>
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconPaperclip size={15} />}
            >
              {t('files.add')}
            </Button>
          )}
        </FileButton>
      </li>
    </Row>
  );
}
