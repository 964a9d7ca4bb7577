import { type File as KeptFile, uploadLimitBytes } from '@kazi/contract/files';
import type { Task } from '@kazi/contract/work';
import { announce } from '@kazi/ui/announcer';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { messageOf } from '../../../../api/message.ts';
import { newId } from '../../../../api/new-id.ts';
import { api } from '../../../../api/queries.ts';
import { upload } from '../../../../api/upload.ts';
import { withNewest } from '../../../../shell/record/merge.ts';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { tellUndoable } from '../../../../shell/undo.ts';
import { keepTask } from '../../change/task-cache.ts';

/** A file on its way to the server. */
export interface Uploading {
  key: string;
  name: string;
  /** 0 to 1. */
  part: number;
}

/** The files that are on their way, and how one is sent. */
export function useUploads() {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);

  /** Uploads a file and puts it where it belongs as soon as it has arrived. Undefined where that failed, which has been told. */
  async function uploadOne<Put>(file: File, put: (kept: KeptFile) => Put): Promise<Awaited<Put> | undefined> {
    const { name, size } = file;
    const shown = { key: newId(), name };
    const show = (part: number) => setUploading((all) => [...without(all, shown.key), { ...shown, part }]);
    try {
      if (size > uploadLimitBytes)
        throw new Error(t('files.tooLarge', { most: sizeText(uploadLimitBytes, locale) }));
      show(0);
      announce(t('files.uploading', { name }));
      const done = await put(await upload(file, show));
      announce(t('files.attached', { name }));
      return done;
    } catch (error) {
      toast({ tone: 'DANGER', message: `${name}: ${messageOf(error)}` });
      return undefined;
    } finally {
      setUploading((all) => without(all, shown.key));
    }
  }

  return { uploading, uploadOne };
}

/** The ways to change what is attached to a task. */
export function useAttachments(task: Task) {
  const { t } = useTranslation('tasks');
  const queries = useQueryClient();
  const { uploading, uploadOne } = useUploads();
  const key = api.work.tasks.get.queryKey({ input: { id: task._id } });

  /** Files are put to and taken from those that the task has by then: what others attach meanwhile stays. */
  const attach = useWrite(
    async (change: (ids: string[]) => string[]): Promise<Task> => {
      const merged = await withNewest<Task>({
        seen: queries.getQueryData(key) ?? task,
        send: ({ version, files }) =>
          client.work.tasks.update({
            id: task._id,
            version,
            attachments: change(files.map(({ id }) => id)),
          }),
      });
      // Two changes of the files never clash.
      const attached = 'saved' in merged ? merged.saved : merged.theirs;
      keepTask(queries, attached);
      return attached;
    },
    { changes: [], scope: `attachments ${task._id}` },
  );

  const put = (id: string) => attach.run((ids) => [...ids.filter((other) => other !== id), id]);

  /** Uploads a file and attaches it as soon as it has arrived. Undefined where that failed, which has been told. */
  const addOne = (file: File): Promise<KeptFile | undefined> =>
    uploadOne(file, async (kept) => (await put(kept.id)) && kept);

  /** Uploads files one after the other and attaches each as soon as it has arrived. */
  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) await addOne(file);
  }

  async function remove({ id, name }: { id: string; name: string }): Promise<void> {
    if (!(await attach.run((ids) => ids.filter((other) => other !== id)))) return;
    tellUndoable({
      message: t('files.removed', { name }),
      action: { label: t('undo'), run: () => void put(id) },
    });
  }

  return { uploading, add, addOne, remove };
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
