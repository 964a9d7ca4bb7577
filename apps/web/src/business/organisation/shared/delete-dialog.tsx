import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import classes from './delete-dialog.module.css';

interface DeleteDialogProps {
  /** The question: "Delete the project Duka Online?" */
  title: string;
  /** What goes with it. */
  children: ReactNode;
  /** What must be typed before anything is deleted: the record's name or key. */
  expected: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted that much depends on: its name has to be typed. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, children, expected, confirmLabel, busy, onConfirm, onClose } = props;
  const { t } = useTranslation(['organisation', 'common']);
  const [typed, setTyped] = useState('');
  return (
    <Dialog title={title} size={480} onClose={onClose}>
      <form
        className={formClasses.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === expected) onConfirm();
        }}
      >
        <p className={classes.message}>{children}</p>
        <TextInput
          label={
            <Trans
              t={t}
              i18nKey="delete.type"
              values={{ expected }}
              components={{ b: <strong className={classes.expected} /> }}
            />
          }
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="red.8" loading={busy} disabled={typed.trim() !== expected}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
