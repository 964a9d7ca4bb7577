import { type Task, titleMaxLength } from '@kazi/contract/work';
import { EmptyState } from '@kazi/ui/empty-state';
import { Textarea } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconChecklist from '#icons/IconChecklist';
import IconLink from '#icons/IconLink';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { HomeButton } from '../../../shell/pages/home-button.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { Tool } from '../../../shell/tool.tsx';
import { links } from '../../links.ts';
import { refreshCounts, removeTask } from '../change/task-cache.ts';
import { inlineKeys } from '../in-place/inline-keys.ts';
import classes from './task-path.module.css';
import titleClasses from './task-title.module.css';
import { useTypedEdit } from './use-task.ts';

/** Where a task lives, and its number. */
export function TaskPath({ task: { appInfo, number } }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const { id, name, project } = appInfo;
  return (
    <nav className={classes.path} aria-label={t('path')}>
      {project && (
        <>
          <Link to={links.project(project.id)} dir="auto">
            {project.name}
          </Link>
          <span aria-hidden="true">/</span>
        </>
      )}
      <Link to={links.app(id)} dir="auto">
        {name}
      </Link>
      <span aria-hidden="true">/</span>
      <bdi className={classes.number}>{number}</bdi>
    </nav>
  );
}

/** The title, changed in its place: Enter or leaving it saves, Escape takes it back. */
export function TaskTitle({ task }: { task: Task }) {
  const { t } = useTranslation('work');
  const { edit, type, giveUp, save } = useTypedEdit<string>(task);

  function end() {
    const title = edit?.value.replace(/\s+/g, ' ').trim();
    if (title && title !== edit?.seen.title) void save({ title });
    else giveUp();
  }

  if (!task.may.update)
    return (
      <span className={titleClasses.title} dir="auto">
        {task.title}
      </span>
    );
  return (
    <Textarea
      classNames={{ input: titleClasses.input }}
      aria-label={t('field.title')}
      attributes={{ input: { dir: 'auto' } }}
      autosize
      minRows={1}
      maxLength={titleMaxLength}
      value={edit?.value ?? task.title}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={inlineKeys({ onEnter: (field) => field.blur(), onEscape: edit && giveUp })}
      onBlur={end}
      data-field="title"
    />
  );
}

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
      <CopyButton value={`${location.origin}${links.task(_id)}`} done={t('link.copied')}>
        {({ copied, copy }) => (
          <Tool
            size={32}
            keys="y"
            data-field="link"
            label={t(copied ? 'link.copied' : 'link.copy')}
            icon={copied ? IconCheck : IconLink}
            onClick={copy}
          />
        )}
      </CopyButton>
      {may.delete && (
        <Tool
          size={32}
          keys="delete"
          data-field="deletion"
          label={t('delete.button')}
          icon={IconTrash}
          onClick={() => setAsks(true)}
        />
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

/** Whether the failure says that a task does not exist or is not shared with the viewer. */
export const isMissing = (error: unknown): boolean => error instanceof ORPCError && error.status === 404;

/** What stands in place of a task that is not there or could not be loaded. */
export function TaskMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('tasks');
  if (!isMissing(error)) return <FailedState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<IconChecklist size={24} stroke={1.6} />}
      title={t('missing.title')}
      message={t('missing.message')}
      action={<HomeButton />}
    />
  );
}
