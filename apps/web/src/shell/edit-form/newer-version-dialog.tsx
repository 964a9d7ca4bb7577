import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { type Field as DeclaredField, type Fields, fieldAt } from '../form/define-form.ts';
import classes from './newer-version-dialog.module.css';

interface NewerVersionDialogProps<Values, Field extends keyof Values & string, Item> {
  /** What `useVersionedEdit` gave, or a conflict that `useRecord` asks about. */
  edit: {
    newer: { clashes: readonly Field[]; mine: Values; theirs: Values } | undefined;
    isSaving: boolean;
    keepMine: () => void;
    takeTheirs: () => void;
    /** Leads back to what was being changed. Without it the dialog stays until it is answered. */
    dismiss?: () => void;
  };
  /** Each field's name, or what its form declares of it. */
  labels: Fields<Pick<Values, Field>, Item> | ((field: Field) => string);
  /** How to show a field's value; without it as its form declares. */
  show?: (values: Values, field: Field) => ReactNode;
  /** The record as it was and as it is. */
  records?: readonly Item[];
  /** What the dialog says, where that is more than that somebody else changed this. */
  texts?: Record<'title' | 'message' | 'mine' | 'theirs' | 'keepMine' | 'takeTheirs', string>;
}

/**
 * Shows what somebody else changed meanwhile beside one's own change, and asks which shall hold. Closing it leads
 * back to the form, with everything in it.
 */
export function NewerVersionDialog<
  Values,
  Field extends keyof Values & string = keyof Values & string,
  Item = unknown,
>({
  edit: { newer, isSaving, keepMine, takeTheirs, dismiss },
  labels,
  show,
  records = [],
  texts,
}: NewerVersionDialogProps<Values, Field, Item>) {
  const { t } = useTranslation('shell');
  if (!newer) return null;
  const say = (name: keyof NonNullable<typeof texts>) => texts?.[name] ?? t(`newer.${name}`);
  const sides = [
    { name: say('mine'), values: newer.mine, isMine: true },
    { name: say('theirs'), values: newer.theirs },
  ];
  const nameOf = (field: Field): ReactNode =>
    typeof labels === 'function' ? labels(field) : fieldAt(labels, field).label;
  const shown = (values: Values, field: Field): ReactNode => {
    if (show) return show(values, field) || '–';
    if (typeof labels === 'function') return String(values[field] ?? '–');
    return showField(fieldAt(labels, field), values[field], records) || '–';
  };
  return (
    <Dialog title={say('title')} size={720} onClose={dismiss}>
      <p className={classes.message}>{say('message')}</p>
      <div className={classes.sides}>
        {sides.map(({ name, values, isMine }) => (
          <section key={name} className={classes.side} aria-label={name} data-mine={isMine}>
            <h3>{name}</h3>
            <dl>
              {newer.clashes.map((field) => (
                <div key={field}>
                  <dt>{nameOf(field)}</dt>
                  <dd>{shown(values, field)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={takeTheirs} data-autofocus={dismiss === undefined || undefined}>
          {say('takeTheirs')}
        </Button>
        <Button loading={isSaving} onClick={keepMine}>
          {say('keepMine')}
        </Button>
      </div>
    </Dialog>
  );
}

function showField<Value, Item>(
  { data, show }: DeclaredField<Value, Item>,
  value: Value,
  records: readonly Item[],
): ReactNode {
  if (show) return show(value, records);
  return data?.find((choice) => choice.value === value)?.label ?? String(value ?? '');
}
