import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import classes from './newer-version-dialog.module.css';

interface NewerVersionDialogProps<Values, Field extends keyof Values & string> {
  /** What `useVersionedEdit` gave, or a conflict that `useRecord` asks about. */
  edit: {
    newer: { clashes: readonly Field[]; mine: Values; theirs: Values } | undefined;
    isSaving: boolean;
    keepMine: () => void;
    takeTheirs: () => void;
    /** Leads back to what was being changed. Without it the dialog stays until it is answered. */
    dismiss?: () => void;
  };
  /** Each field's name. */
  labels: Record<Field, string> | ((field: Field) => string);
  /** How to show a field's value. */
  show: (values: Values, field: Field) => ReactNode;
  /** What the dialog says, where that is more than that somebody else changed this. */
  texts?: Record<'title' | 'message' | 'mine' | 'theirs' | 'keepMine' | 'takeTheirs', string>;
}

/**
 * Shows what somebody else changed meanwhile beside one's own change, and asks which shall hold. Closing it leads
 * back to the form, with everything in it.
 */
export function NewerVersionDialog<Values, Field extends keyof Values & string = keyof Values & string>({
  edit: { newer, isSaving, keepMine, takeTheirs, dismiss },
  labels,
  show,
  texts,
}: NewerVersionDialogProps<Values, Field>) {
  const { t } = useTranslation('shell');
  if (!newer) return null;
  const say = (name: keyof NonNullable<typeof texts>) => texts?.[name] ?? t(`newer.${name}`);
  const sides = [
    { name: say('mine'), values: newer.mine, isMine: true },
    { name: say('theirs'), values: newer.theirs },
  ];
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
                  <dt>{typeof labels === 'function' ? labels(field) : labels[field]}</dt>
                  <dd>{show(values, field) || '–'}</dd>
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
