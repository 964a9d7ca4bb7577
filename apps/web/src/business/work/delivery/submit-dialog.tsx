import { rules } from 'virtual:rules/work.tasks.submit';
import type { File as KeptFile } from '@kazi/contract/files';
import type { Task, TaskCard } from '@kazi/contract/work';
import { Row } from '@kazi/ui/layout';
import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { withNewest } from '../../../shell/record/merge.ts';
import { useFileDrop } from '../../../shell/use-file-drop.ts';
import { keepTask } from '../change/task-cache.ts';
import type { Asked } from '../change/task-dialogs.tsx';
import { usePeople } from '../fields/use-choices.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { AddFiles, FileCards } from '../task/files/attachments.tsx';
import { useUploads } from '../task/files/use-attachments.ts';
import { LatestMarks } from './deliveries.tsx';
import classes from './submit-dialog.module.css';

/** Work that is to be handed in. The answer is the task once it is, and undefined where the dialog was closed. */
export type SubmissionAsked = Asked<{ task: TaskCard }, Task | undefined>;

interface Values {
  body: string;
  /** One in each line. */
  links: string;
  files: readonly KeptFile[];
}

const empty: Values = { body: '', links: '', files: [] };

/** The addresses that are typed, one in each line; one without a scheme is of the web. */
const linksTyped = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((link) => link !== '')
    .map((link) => (/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`));

const isLink = (link: string) =>
  /^https?:\/\//i.test(link) && URL.canParse(link) && new URL(link).hostname.includes('.');

const deliveryForm = defineForm({
  rules,
  draft: 'delivery',
  empty,
  to: { links: linksTyped, files: (files: readonly KeptFile[]) => files.map(({ id }) => id) },
  useFields() {
    const { t } = useTranslation('tasks');
    return {
      body: t('delivery.body'),
      links: {
        label: t('delivery.links'),
        check(text) {
          const wrong = linksTyped(text).find((link) => !isLink(link));
          return wrong === undefined ? null : t('delivery.notLink', { link: wrong });
        },
      },
      files: t('files.title'),
    };
  },
});

/** Asks for what is handed in with a task: words, links and files, each of which may be left out; then submits it. */
export function SubmitDialog({ asked: { task, answer } }: { asked: SubmissionAsked }) {
  const { t } = useTranslation('tasks');
  const queries = useQueryClient();
  /** Files that are on their way: they are waited for. */
  const arriving = useRef(new Set<Promise<KeptFile | undefined>>());

  async function submit(delivery: { body: string; links: string[]; files: string[] }): Promise<Task> {
    const arrived = await Promise.all(arriving.current);
    if (arrived.includes(undefined)) throw new Error(t('delivery.fileMissing'));
    const files = [...new Set([...delivery.files, ...arrived.flatMap((file) => file?.id ?? [])])];
    const merged = await withNewest<Task, never, TaskCard>({
      seen: task,
      send: ({ version }) => client.work.tasks.submit({ ...delivery, id: task._id, version, files }),
    });
    // A submission sets no field that somebody else could have set.
    const submitted = 'saved' in merged ? merged.saved : merged.theirs;
    keepTask(queries, submitted);
    return submitted;
  }

  return (
    <SendDialog
      form={deliveryForm}
      about={task._id}
      title={t('delivery.submit', { number: task.number })}
      submitLabel={t('step.submit')}
      send={submit}
      changes={['task']}
      done={answer}
      onClose={() => answer(undefined)}
    >
      {(form) => (
        <>
          <LatestMarks task={task._id} />
          <DeliveryFields form={form} arriving={arriving.current} />
        </>
      )}
    </SendDialog>
  );
}

interface DeliveryFieldsProps {
  form: UseFormReturnType<Values>;
  arriving: Set<Promise<KeptFile | undefined>>;
}

function DeliveryFields({ form, arriving }: DeliveryFieldsProps) {
  const { t } = useTranslation('tasks');
  const { uploading, uploadOne } = useUploads();
  const { files, body } = form.getValues();
  const box = useRef<HTMLDivElement>(null);
  const submit = () => box.current?.closest('form')?.requestSubmit();
  const setFiles = (change: (before: readonly KeptFile[]) => readonly KeptFile[]) =>
    form.setFieldValue('files', change(form.getValues().files));

  function add(chosen: readonly File[]) {
    for (const file of chosen) {
      const sent = uploadOne(file, (kept) => {
        setFiles((before) => [...before, kept]);
        return kept;
      });
      arriving.add(sent);
      void sent.then(() => arriving.delete(sent));
    }
  }

  const { over, target } = useFileDrop(add, true);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
    },
  };
  return (
    <div ref={box} className={classes.delivery} data-over={over || undefined} {...keys} {...target}>
      <RichTextField
        autoFocus
        label={t('delivery.body')}
        placeholder={t('delivery.placeholder')}
        value={body}
        onChange={(html) => form.setFieldValue('body', html)}
        onSubmit={submit}
        people={usePeople()}
      />
      <Textarea
        {...form.getInputProps('links')}
        placeholder="https://"
        description={t('delivery.linksHint')}
        dir="ltr"
        autosize
        minRows={1}
        maxRows={6}
      />
      <FileCards
        files={files}
        uploading={uploading}
        onRemove={({ id }) => setFiles((before) => before.filter((file) => file.id !== id))}
      />
      <Row gap={10}>
        <AddFiles onAdd={add} />
      </Row>
    </div>
  );
}
