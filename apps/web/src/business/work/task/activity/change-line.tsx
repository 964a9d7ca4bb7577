import type { Person } from '@kazi/contract/identity';
import { priorities, type Task, taskStatuses } from '@kazi/contract/work';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowRight from '#icons/IconArrowRight';
import { oneOf } from '../../../../shell/search-params.ts';
import { FieldValue } from '../../change/field-value.tsx';
import type { Field, TaskPatch } from '../../change/task-record.ts';
import { fieldNamed } from '../../fields/task-fields.ts';
import { usePeople } from '../../fields/use-choices.tsx';
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
    if (field === 'assignee') return people.find(({ id }) => id === value)?.name;
    const known = patchOf(field, value);
    return known && <FieldValue field={known.field} task={known.patch} app={app} />;
  }

  const [was, is] = [shown(before), shown(after)];
  return (
    <li className={classes.change}>
      <span className={classes.field}>{name()}</span>
      {was && <del className={classes.before}>{was}</del>}
      {was && is && <IconArrowRight className={classes.arrow} size={14} aria-hidden="true" />}
      {is && <ins className={classes.after}>{is}</ins>}
    </li>
  );
}

/** What a change of a task tells that is no field of it under that name: of a subtask, or in a word of the history's own. */
const ownNames = ['dueDate', 'attachments', 'done', 'assignee'] as const;

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
