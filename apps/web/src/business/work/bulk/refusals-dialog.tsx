import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import classes from './bulk.module.css';
import type { Refusal } from './use-bulk.ts';

interface RefusalsDialogProps {
  title: string;
  refusals: readonly Refusal[];
  onClose: () => void;
}

/** Which of many tasks were refused what was asked, each with its reason. Open as long as it is rendered. */
export function RefusalsDialog({ title, refusals, onClose }: RefusalsDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog title={title} onClose={onClose}>
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
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  );
}
