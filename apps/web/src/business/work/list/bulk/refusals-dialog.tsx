import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './bulk.module.css';
import type { Refusal } from './use-bulk.ts';

interface RefusalsDialogProps {
  refusals: readonly Refusal[];
  onClose: () => void;
}

/** Which of many tasks could not be changed, each with its reason. */
export function RefusalsDialog({ refusals, onClose }: RefusalsDialogProps) {
  const { t } = useTranslation(['work', 'common']);
  return (
    <Modal
      opened={refusals.length > 0}
      onClose={onClose}
      title={t('bulk.failedTitle', { count: refusals.length })}
      size={560}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <ul className={classes.refusals}>
        {refusals.map(({ task: { _id, number, title }, reason }) => (
          <li key={_id}>
            <span className={classes.refused}>
              <bdi>{number}</bdi> {title}
            </span>
            <span className={classes.reason}>{reason}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </div>
    </Modal>
  );
}
