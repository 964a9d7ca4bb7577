import type { Person } from '@kazi/contract/identity';
import { priorities, type Task, taskStatuses } from '@kazi/contract/work';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowRight from '#icons/IconArrowRight';
import { usePeople } from '../../fields/use-choices.tsx';
import { FieldValue } from '../../stale-edit/field-value.tsx';
import type { Field, TaskPatch } from '../../task-change/patch.ts';
import classes from './timeline.module.css';

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
export function ChangeLine({ field, before, after, app }: ChangeLineProps) {
  const { t } = useTranslation('tasks');
  const people = usePeople();
  const name = named.find((known) => known === field);

  function shown(value: unknown): ReactNode {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
    if (typeof value === 'boolean') return t(value ? 'activity.done' : 'activity.open');
    if (field === 'assignee') return people.find(({ id }) => id === value)?.name;
    const known = patchOf(field, value);
    return known && <FieldValue field={known.field} task={known.patch} app={app} />;
  }

  const [was, is] = [shown(before), shown(after)];
  return (
    <li className={classes.change}>
      <span className={classes.field}>{name ? t(`activity.field.${name}`) : field}</span>
      {was && <del className={classes.before}>{was}</del>}
      {was && is && <IconArrowRight className={classes.arrow} size={14} aria-hidden="true" />}
      {is && <ins className={classes.after}>{is}</ins>}
    </li>
  );
}

const named = [
  'title',
  'description',
  'status',
  'priority',
  'assignees',
  'labels',
  'dueDate',
  'estimate',
  'reward',
  'flow',
  'attachments',
  'done',
  'assignee',
] as const;

/**
 * The value that a field had, as a task has it. Undefined for one that is not shown: long text, files, and unknown
 * fields.
 */
function patchOf(field: string, value: unknown): { field: Field; patch: TaskPatch } | undefined {
  switch (field) {
    case 'title':
      return { field, patch: { title: String(value ?? '') } };
    case 'status': {
      const status = taskStatuses.find((known) => known === value);
      return status && { field, patch: { status } };
    }
    case 'priority': {
      const priority = priorities.find((known) => known === value);
      return priority && { field, patch: { priority } };
    }
    case 'assignees':
      return { field, patch: { assignees: Array.isArray(value) ? value.filter(isPerson) : [] } };
    case 'labels':
      return { field, patch: { labels: Array.isArray(value) ? value.map(String) : [] } };
    case 'dueDate':
    case 'flow':
      return { field, patch: { [field]: typeof value === 'string' ? value : null } };
    case 'estimate':
      return { field, patch: { estimate: typeof value === 'number' ? value : null } };
    case 'reward':
      return { field, patch: { reward: isMoney(value) ? value : null } };
    default:
      return undefined;
  }
}
