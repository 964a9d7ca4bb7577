import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowRight from '#icons/IconArrowRight';
import { usePeople } from '../../fields/use-people.ts';
import { FieldValue } from '../../stale-edit/field-value.tsx';
import { patchOf } from './patch-of.ts';
import classes from './timeline.module.css';

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
