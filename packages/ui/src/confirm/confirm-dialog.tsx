import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Row, Text } from '../layout/layout.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question, naming what it is about: "Delete project Duka Online?" */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb: "Delete project". */
  confirmLabel: string;
  cancelLabel: string;
  /** Red, for what destroys something. */
  danger?: boolean;
  /** It is being done; the dialog stays until it is. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel,
    danger,
    busy = false,
    onConfirm,
    onClose,
  } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={440} centered withCloseButton={false}>
      <Text as="div" tone="muted">
        {children}
      </Text>
      <Row align="stretch" gap={8} justify="end" wrap className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancelLabel}
        </Button>
        <Button loading={busy} onClick={onConfirm} {...(danger ? { color: 'red.8' } : {})}>
          {confirmLabel}
        </Button>
      </Row>
    </Modal>
  );
}
