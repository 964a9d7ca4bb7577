import { uploadLimitBytes } from '@kazi/contract/files';
import type { Task } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client as calls } from '../../../../api/client.ts';
import { messageOf } from '../../../../api/message.ts';
import { newId } from '../../../../api/new-id.ts';
import { api } from '../../../../api/queries.ts';
import { upload } from '../../../../api/upload.ts';
import { tellUndoable } from '../../../../shell/undo.ts';
import { toCard } from '../../task-change/patch.ts';
import { mergeFromServer } from '../../task-change/unsaved.ts';
import { saveTask } from '../../task-change/use-change-task.ts';
import { seenOf } from '../use-task.ts';

/** A file on its way to the server. */
export interface Uploading {
  key: string;
  name: string;
  /** 0 to 1. */
  part: number;
}

/** The ways to change what is attached to a task. */
export function useAttachments(task: Task) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const client = useQueryClient();
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);
  const key = api.work.tasks.get.queryKey({ input: { id: task._id } });

  const attach = useMutation({
    /** Files are put to and taken from those that the task has by then: what others attach meanwhile stays. */
    mutationFn: (change: (ids: string[]) => string[]) => {
      const now = client.getQueryData(key) ?? task;
      return saveTask(seenOf(now), {}, (version, newer = now) =>
        calls.work.tasks.update({
          id: task._id,
          version,
          attachments: change(newer.files.map(({ id }) => id)),
        }),
      );
    },
    onSuccess: (saved) => {
      client.setQueryData(key, saved);
      mergeFromServer(client, toCard(saved));
    },
    scope: { id: `attachments ${task._id}` },
  });

  const put = (id: string) => attach.mutateAsync((ids) => [...ids.filter((other) => other !== id), id]);

  async function addOne(file: File): Promise<void> {
    const { name, size } = file;
    const shown = { key: newId(), name };
    const show = (part: number) => setUploading((all) => [...without(all, shown.key), { ...shown, part }]);
    try {
      if (size > uploadLimitBytes)
        throw new Error(t('files.tooLarge', { most: sizeText(uploadLimitBytes, locale) }));
      show(0);
      const { id } = await upload(file, show);
      await put(id);
    } catch (error) {
      toast({ tone: 'DANGER', message: `${name}: ${messageOf(error)}` });
    } finally {
      setUploading((all) => without(all, shown.key));
    }
  }

  /** Uploads files one after the other and attaches each as soon as it has arrived. */
  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) await addOne(file);
  }

  function remove({ id, name }: { id: string; name: string }): void {
    attach.mutate((ids) => ids.filter((other) => other !== id), {
      onSuccess: () =>
        tellUndoable({
          message: t('files.removed', { name }),
          action: { label: t('undo'), run: () => put(id).catch(() => undefined) },
        }),
    });
  }

  return { uploading, add, remove };
}

const without = (all: readonly Uploading[], key: string) => all.filter((one) => one.key !== key);

const smallest = ['byte', 1] as const;
const units = [smallest, ['kilobyte', 1000], ['megabyte', 1_000_000]] as const;

/** A size in bytes as people read it: `1.2 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size] = units.findLast(([, least]) => bytes >= least) ?? smallest;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  );
}
