import type { Task } from '@kazi/contract/work';
import { CopyButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconLink from '#icons/IconLink';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { Tool } from '../../../shell/tool.tsx';
import { links } from '../../links.ts';
import { refreshCounts, removeTask } from '../change/task-cache.ts';

/** What can be done to a task as a whole. */
export function TaskTools({ task, onGone }: { task: Task; onGone: () => void }) {
  const { t } = useTranslation('tasks');
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const { _id, number, title, may } = task;
  const remove = useWrite(client.work.tasks.delete, {
    changes: [],
    leave() {
      onGone();
      removeTask(queries, _id);
      void refreshCounts(queries);
    },
    says: () => t('delete.done', { number }),
  });
  return (
    <>
      <CopyButton value={`${location.origin}${links.task(_id)}`}>
        {({ copied, copy }) => (
          <Tool
            size={32}
            label={t(copied ? 'link.copied' : 'link.copy')}
            icon={copied ? IconCheck : IconLink}
            onClick={copy}
          />
        )}
      </CopyButton>
      {may.delete && (
        <Tool size={32} label={t('delete.button')} icon={IconTrash} onClick={() => setAsks(true)} />
      )}
      {asks && (
        <Confirm
          title={t('delete.title', { number })}
          confirmLabel={t('delete.button')}
          danger
          busy={remove.busy}
          onConfirm={() => remove.run({ id: _id })}
          onClose={() => setAsks(false)}
        >
          {t('delete.message', { title })}
        </Confirm>
      )}
    </>
  );
}
