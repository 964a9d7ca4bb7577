import { Row, Text } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmProps {
  /** The question, naming what it is about: "Delete project Duka Online?" */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb: "Delete project". */
  confirmLabel: string;
  /** The label of the button that changes nothing, where "Cancel" would read like the verb: "Keep withdrawal". */
  cancelLabel?: string;
  /** Red, for what destroys something. */
  danger?: boolean;
  /** It is being done; the dialog stays until it is. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that is hard to take back. The focus is on what changes nothing. */
export function ConfirmDialog(props: ConfirmProps) {
  const { t } = useTranslation('common');
  const { title, children, confirmLabel, cancelLabel = t('cancel'), danger, busy = false } = props;
  return (
    <Dialog title={title} size={440} centered withCloseButton={false} onClose={props.onClose}>
      <Text as="div" tone="muted">
        {children}
      </Text>
      <Row align="stretch" gap={8} justify="end" wrap className={classes.actions}>
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {cancelLabel}
        </Button>
        <Button loading={busy} onClick={props.onConfirm} {...(danger ? { color: 'red.8' } : {})}>
          {confirmLabel}
        </Button>
      </Row>
    </Dialog>
  );
}
