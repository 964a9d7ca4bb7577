import type { ComponentProps } from 'react';
import { FormDialog as Dialog } from '../../shell/dialog/form-dialog.tsx';
import { useClosing } from './leave-guard.tsx';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'over'> {
  /** Something was typed that is not saved yet: closing asks first. */
  isDirty: boolean;
}

/** A form in a dialog. Render it while it is open: it begins anew each time. */
export function FormDialog({ isDirty, onClose, ...props }: FormDialogProps) {
  const { close, question } = useClosing(isDirty, onClose);
  return <Dialog {...props} onClose={close} over={question} />;
}
