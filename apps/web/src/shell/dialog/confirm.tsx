import { ConfirmDialog } from '@kazi/ui/confirm-dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmProps {
  /** The question, naming what it is about. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb: "Delete team". */
  confirmLabel: string;
  /** Red, for what destroys something. */
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that is hard to take back. Open as long as it is rendered. */
export function Confirm(props: ConfirmProps) {
  const { t } = useTranslation('common');
  useReturnFocus();
  return <ConfirmDialog opened cancelLabel={t('cancel')} {...props} />;
}
