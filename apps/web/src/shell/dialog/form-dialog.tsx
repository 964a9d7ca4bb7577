import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../edit-form/form.module.css';
import { Dialog } from './dialog.tsx';
import { WaitsForNetwork } from './waits-for-network.tsx';

interface FormDialogProps {
  title: string;
  /** The verb: "Create project". */
  submitLabel: string;
  /** It is being sent. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** What it does cannot be undone. */
  danger?: boolean | undefined;
  /** Shown over the form where it asks back. */
  over?: ReactNode;
  /** The fields, one below the other. */
  children: ReactNode;
}

/** A form in a dialog. Render it while it is open: it begins anew each time. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, onSubmit, onClose, danger, over, children } = props;
  const { t } = useTranslation('common');
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={onSubmit} className={classes.form} noValidate>
        {children}
        <div className={classes.actions}>
          <WaitsForNetwork busy={busy} />
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy} {...(danger && { color: 'red.8' })}>
            {submitLabel}
          </Button>
        </div>
      </form>
      {over}
    </Dialog>
  );
}
