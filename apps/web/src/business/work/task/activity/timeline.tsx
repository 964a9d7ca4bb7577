import type { Person } from '@kazi/contract/identity';
import { priorities, type Task, taskStatuses } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowRight from '#icons/IconArrowRight';
import { api } from '../../../../api/queries.ts';
import { useList } from '../../../../shell/list/use-list.ts';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { oneOf } from '../../../../shell/search-params.ts';
import { FieldValue } from '../../change/field-value.tsx';
import type { Field, TaskPatch } from '../../change/task-cache.ts';
import { Discussion } from '../../comments/discussion.tsx';
import { fieldNamed } from '../../fields/task-fields.ts';
import { usePeople } from '../../fields/use-choices.tsx';
import part from '../task-view.module.css';
import classes from './timeline.module.css';

/** What was said about a task and, asked for, what happened to it. */
export function Timeline({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const [shown, setShown] = useState<'comments' | 'history'>('comments');
  return (
    <section className={part.part} aria-label={t('activity.title')}>
      <SegmentedControl
        className={classes.choice}
        aria-label={t('activity.title')}
        size="xs"
        value={shown}
        onChange={setShown}
        data={[
          {
            value: 'comments',
            label: task.comments > 0 ? `${t('activity.talk')} (${task.comments})` : t('activity.talk'),
          },
          { value: 'history', label: t('activity.history') },
        ]}
      />
      {shown === 'comments' ? (
        <Discussion topic={{ task: task._id }} mayComment={task.may.comment} />
      ) : (
        <History task={task._id} app={task.app} />
      )}
    </section>
  );
}

const page = 50;

/** What happened to a task, newest first. */
function History({ task, app }: { task: string; app: string }) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity(task);
  if (isPending) return <SkeletonRows rows={4} height={40} label={t('loading')} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  return (
    <>
      <Stack as="ol" gap={14}>
        {data.map((happening) => (
          <HappeningLine key={happening.id} happening={happening} app={app} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function HappeningLine({ happening, app }: { happening: Happening; app: string }) {
  const { t } = useTranslation('tasks');
  const { actor, verb, at, changes, reason } = happening;
  const name = actor?.name ?? t('activity.somebody');
  const lines = Object.entries(changes);
  return (
    <Row as="li" gap={10} align="start" size={13}>
      <Avatar name={name} src={actor?.avatar ?? null} size={24} decorative />
      <Text as="div" grow className={classes.words}>
        <strong>{name}</strong> {t(`activity.verb.${verb}`)}
        {lines.length > 0 && (
          <Stack as="ul" gap={2} tone="muted" className={classes.changes}>
            {lines.map(([field, { before, after }]) => (
              <ChangeLine key={field} field={field} before={before} after={after} app={app} />
            ))}
          </Stack>
        )}
        {reason && (
          <p className={classes.reason} dir="auto">
            {reason}
          </p>
        )}
      </Text>
      <Text as="span" tone="muted" size={12} className={classes.when}>
        <RelativeTime at={at} />
      </Text>
    </Row>
  );
}

/** What happened to a task, newest first. */
const useActivity = (task: string) =>
  useList(api.work.tasks.activity, (cursor) => ({ id: task, cursor, limit: page }), { keepsPrevious: false });

type Happening = NonNullable<ReturnType<typeof useActivity>['data']>[number];

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

const isMoney = (value: unknown): value is NonNullable<Task['reward']> =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

interface ChangeLineProps {
  field: string;
  before: unknown;
  after: unknown;
  app: string;
}

/** One thing that is different since: its name, what it was, what it became. */
function ChangeLine({ field, before, after, app }: ChangeLineProps) {
  const { t } = useTranslation(['tasks', 'work']);
  const people = usePeople();

  function name(): string {
    const own = oneOf(field, ownNames);
    if (own) return t(`activity.field.${own}`);
    const known = fieldNamed(field);
    return known && known.kind !== 'files' ? t(`work:field.${known.name}`) : field;
  }

  function shown(value: unknown): ReactNode {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
    if (typeof value === 'boolean') return t(value ? 'activity.done' : 'activity.open');
    if (field === 'marks') return String(value);
    if (field === 'assignee') return people.find(({ id }) => id === value)?.name;
    const known = patchOf(field, value);
    return known && <FieldValue field={known.field} task={known.patch} app={app} />;
  }

  const [was, is] = [shown(before), shown(after)];
  return (
    <Row as="li" gap={8} lineGap={2} wrap shrinks className={classes.change}>
      <span className={classes.field}>{name()}</span>
      {was && <del>{was}</del>}
      {was && is && <IconArrowRight className={classes.arrow} size={14} aria-hidden="true" />}
      {is && <ins className={classes.after}>{is}</ins>}
    </Row>
  );
}

/** What a change of a task tells that is no field of it under that name: of a subtask, or in a word of the history's own. */
const ownNames = ['dueDate', 'attachments', 'done', 'assignee', 'marks'] as const;

/**
 * The value that a field had, as a task has it. Undefined for one that is not shown: long text, files, and unknown
 * fields.
 */
function patchOf(name: string, value: unknown): { field: Field; patch: TaskPatch } | undefined {
  const known = fieldNamed(name);
  switch (known?.kind) {
    case undefined:
    case 'prose':
    case 'files':
      return undefined;
    case 'text':
      return { field: known.name, patch: { [known.name]: String(value ?? '') } };
    case 'status': {
      const status = oneOf(value, taskStatuses);
      return status && { field: known.name, patch: { status } };
    }
    case 'priority': {
      const priority = oneOf(value, priorities);
      return priority && { field: known.name, patch: { priority } };
    }
    case 'people':
      return {
        field: known.name,
        patch: { [known.name]: Array.isArray(value) ? value.filter(isPerson) : [] },
      };
    case 'labels':
      return { field: known.name, patch: { [known.name]: Array.isArray(value) ? value.map(String) : [] } };
    case 'day':
    case 'flow':
      return { field: known.name, patch: { [known.name]: typeof value === 'string' ? value : null } };
    case 'hours':
      return { field: known.name, patch: { [known.name]: typeof value === 'number' ? value : null } };
    case 'reward':
      return { field: known.name, patch: { reward: isMoney(value) ? value : null } };
  }
}
