import type { Task } from '@kazi/contract/work';
import { Row, Text } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft, writeDraft } from '../../../session/drafts.ts';
import { seenOf } from '../change/task-cache.ts';
import { usePeople } from '../fields/use-choices.tsx';
import { isUploading } from '../rich-text/files.ts';
import { plainText, saysNothing } from '../rich-text/plain-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import classes from './task-description.module.css';
import part from './task-view.module.css';
import { type TypedEdit, useTypedEdit } from './use-task.ts';

/** What the task is about, changed in its place. What is typed and not saved stays on this device. */
export function TaskDescription({ task }: { task: Task }) {
  const { t } = useTranslation(['tasks', 'work', 'common']);
  const [kept] = useState(() => (task.may.update ? readDescription(task) : undefined));
  const { edit, isSaving, type, resume, giveUp, save } = useTypedEdit(task, kept);
  useEffect(() => writeDescription(task._id, edit), [task._id, edit]);
  const people = usePeople();
  const nothing = saysNothing(task.description);
  const title = t('work:field.description');

  function end() {
    if (!edit || isSaving || isUploading(edit.value)) return;
    if (edit.value === edit.seen.description) giveUp();
    else void save({ description: edit.value });
  }
  function cancel() {
    giveUp();
    if (edit && plainText(edit.value) !== plainText(edit.seen.description ?? ''))
      toast({
        tone: 'INFO',
        message: t('description.discarded'),
        action: { label: t('undo'), run: () => resume(edit) },
      });
  }

  return (
    <section className={part.part} aria-label={title} data-lead>
      <Row gap={12} className={part.head}>
        <h2 className={part.heading}>{title}</h2>
        {task.may.update && !edit && !nothing && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => type(task.description)}>
            {t('common:edit')}
          </Button>
        )}
      </Row>
      {edit && (
        <RichTextField
          label={title}
          placeholder={t('description.placeholder')}
          value={edit.value}
          onChange={type}
          onSubmit={end}
          onCancel={cancel}
          people={people}
          busy={isSaving}
          autoFocus
          actions={
            <Group gap={8}>
              <Button size="xs" variant="default" onClick={cancel}>
                {t('common:cancel')}
              </Button>
              <Button size="xs" loading={isSaving} disabled={isUploading(edit.value)} onClick={end}>
                {t('common:save')}
              </Button>
            </Group>
          }
        />
      )}
      {!edit && !nothing && <RichText html={task.description} />}
      {!edit && nothing && !task.may.update && <Text tone="muted">{t('description.none')}</Text>}
      {!edit && nothing && task.may.update && (
        <button type="button" className={classes.add} onClick={() => type('')}>
          {t('description.add')}
        </button>
      )}
    </section>
  );
}

const draftOf = (task: string) => `description.${task}`;

/** A description being typed, stored on this device: it survives a closed drawer and a reload. */
interface Draft {
  typed: string;
  /** What it is based on. */
  version: number;
  description: string;
}

/** The unsaved draft of a task's description. */
function readDescription(task: Task): TypedEdit<string> | undefined {
  const draft = readDraft(draftOf(task._id))?.value;
  if (!isDraft(draft)) return undefined;
  const { typed, version, description } = draft;
  return { value: typed, seen: { ...seenOf(task), version, description } };
}

/** Stores the draft; undefined removes it. */
function writeDescription(task: string, edit: TypedEdit<string> | undefined): void {
  const { version, description = '' } = edit?.seen ?? { version: 0 };
  writeDraft(draftOf(task), edit && ({ typed: edit.value, version, description } satisfies Draft));
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'typed' in value &&
  typeof value.typed === 'string' &&
  'version' in value &&
  typeof value.version === 'number' &&
  'description' in value &&
  typeof value.description === 'string';
