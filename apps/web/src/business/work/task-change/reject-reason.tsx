import { reasonMaxLength } from '@kazi/contract/work';
import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import classes from './reject-reason.module.css';

interface RejectReasonProps {
  /** Number of the task that is sent back. */
  number: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks what is still missing. Open as long as it is rendered. */
export function RejectReason({ number, onReject, onClose }: RejectReasonProps) {
  const { t } = useTranslation(['work', 'common']);
  const [reason, setReason] = useState('');
  const send = () => onReject(reason);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('change.rejectTitle', { number })}
      size={480}
      withCloseButton={false}
      returnFocus={false}
    >
      <Textarea
        label={t('change.rejectReason')}
        description={t('change.rejectHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && send()}
        maxLength={reasonMaxLength}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={send}>{t('change.reject')}</Button>
      </div>
    </Modal>
  );
}
