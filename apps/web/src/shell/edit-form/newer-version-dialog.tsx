import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import classes from './newer-version-dialog.module.css';

interface NewerVersionDialogProps<Values, Field extends keyof Values & string> {
  /** What `useVersionedEdit` gave. */
  edit: {
    newer: { clashes: Field[]; mine: Values; theirs: Values } | undefined;
    isSaving: boolean;
    keepMine: () => void;
    takeTheirs: () => void;
    dismiss: () => void;
  };
  /** Each field's name. */
  labels: Record<Field, string>;
  /** How to show a field's value. */
  show: (values: Values, field: Field) => ReactNode;
}

/**
 * Shows what somebody else changed meanwhile beside one's own change, and asks which shall hold. Closing it leads
 * back to the form, with everything in it.
 */
export function NewerVersionDialog<Values, Field extends keyof Values & string = keyof Values & string>({
  edit,
  labels,
  show,
}: NewerVersionDialogProps<Values, Field>) {
  const { t } = useTranslation('shell');
  const { newer, isSaving, keepMine, takeTheirs, dismiss } = edit;
  if (!newer) return null;
  return (
    <Dialog title={t('newer.title')} size={640} onClose={dismiss}>
      <p className={classes.message}>{t('newer.message')}</p>
      {newer.clashes.map((field) => (
        <section key={field} className={classes.field}>
          <h3 className={classes.name}>{labels[field]}</h3>
          <div className={classes.sides}>
            <div className={classes.side}>
              <span className={classes.whose}>{t('newer.theirs')}</span>
              <div className={classes.value}>{show(newer.theirs, field) || '–'}</div>
            </div>
            <div className={classes.side} data-mine>
              <span className={classes.whose}>{t('newer.mine')}</span>
              <div className={classes.value}>{show(newer.mine, field) || '–'}</div>
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
