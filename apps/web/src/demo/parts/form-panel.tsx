import { Button, Drawer } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useReturnFocus } from '../../shell/dialog/use-return-focus.ts';
import formClasses from '../../shell/edit-form/form.module.css';
import classes from './form-panel.module.css';

interface FormPanelProps {
  title: string;
  /** The verb: "Send invoice". */
  submitLabel: string;
  /** It is being sent. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** The fields, one below the other. */
  children: ReactNode;
}

/** A form in a panel beside the page, which stays in sight. Render it while it is open: it begins anew each time. */
export function FormPanel({ title, submitLabel, busy, onSubmit, onClose, children }: FormPanelProps) {
  useReturnFocus();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={title}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={onSubmit} className={formClasses.form} noValidate>
        {children}
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
