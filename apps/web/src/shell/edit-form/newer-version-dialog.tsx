import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { type Field as DeclaredField, type Fields, fieldAt } from '../form/define-form.ts';
import classes from './newer-version-dialog.module.css';

interface NewerVersionDialogProps<Values, Field extends keyof Values & string, Item> {
  /** What `useVersionedEdit` gave. */
  edit: {
    newer: { clashes: Field[]; mine: Values; theirs: Values } | undefined;
    isSaving: boolean;
    keepMine: () => void;
    takeTheirs: () => void;
    dismiss: () => void;
  };
  /** Each field's label, or what its form declares of it. */
  labels: Fields<Pick<Values, Field>, Item>;
  /** How to show a field's value; without it as its form declares. */
  show?: (values: Values, field: Field) => ReactNode;
  /** The record as it was and as it is. */
  records?: readonly Item[];
}

/**
 * Shows what somebody else changed meanwhile beside one's own change, and asks which shall hold. Closing it leads
 * back to the form, with everything in it.
 */
export function NewerVersionDialog<
  Values,
  Field extends keyof Values & string = keyof Values & string,
  Item = unknown,
>({ edit, labels, show, records = [] }: NewerVersionDialogProps<Values, Field, Item>) {
  const { t } = useTranslation('shell');
  const { newer, isSaving, keepMine, takeTheirs, dismiss } = edit;
  if (!newer) return null;
  const shown = (values: Values, field: Field): ReactNode =>
    (show ? show(values, field) : showField(fieldAt(labels, field), values[field], records)) || '–';
  return (
    <Dialog title={t('newer.title')} size={640} onClose={dismiss}>
      <p className={classes.message}>{t('newer.message')}</p>
      {newer.clashes.map((field) => (
        <section key={field} className={classes.field}>
          <h3 className={classes.name}>{fieldAt(labels, field).label}</h3>
          <div className={classes.sides}>
            <div className={classes.side}>
              <span className={classes.whose}>{t('newer.theirs')}</span>
              <div className={classes.value}>{shown(newer.theirs, field)}</div>
            </div>
            <div className={classes.side} data-mine>
              <span className={classes.whose}>{t('newer.mine')}</span>
              <div className={classes.value}>{shown(newer.mine, field)}</div>
            </div>
          </div>
        </section>
      ))}
      <div className={classes.actions}>
        <Button variant="default" onClick={takeTheirs}>
          {t('newer.takeTheirs')}
        </Button>
        <Button loading={isSaving} onClick={keepMine}>
          {t('newer.keepMine')}
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
