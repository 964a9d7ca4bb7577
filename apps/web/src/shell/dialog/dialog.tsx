import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  title: ReactNode;
  /** Width in pixels, where there is room for it. */
  size?: number;
  /** Without it the dialog stays until it is answered. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A dialog that is open as long as it is rendered, so that what it holds begins anew each time. Afterwards the focus
 * is back on what opened it.
 */
export function Dialog({ title, size = 560, onClose, children }: DialogProps) {
  const { t } = useTranslation('common');
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose ?? (() => undefined)}
      withCloseButton={onClose !== undefined}
      title={title}
      size={size}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}
