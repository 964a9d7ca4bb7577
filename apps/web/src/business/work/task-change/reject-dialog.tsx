import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './reject-dialog.module.css';

interface RejectDialogProps {
  /** Number of the task that is sent back; undefined while none is. */
  number: string | undefined;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks what is still missing before work is sent back. */
export function RejectDialog({ number, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['work', 'common']);
  const [reason, setReason] = useState('');
  function close() {
    setReason('');
    onClose();
  }
  function send() {
    onReject(reason);
    setReason('');
  }
  return (
    <Modal
      opened={number !== undefined}
      onClose={close}
      title={t('change.rejectTitle', { number })}
      size={480}
      withCloseButton={false}
    >
      <Textarea
        label={t('change.rejectReason')}
        description={t('change.rejectHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && send()}
        maxLength={2000}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={close}>
          {t('common:cancel')}
        </Button>
        <Button onClick={send}>{t('change.reject')}</Button>
      </div>
    </Modal>
  );
}
