import { Numbered, Row, Stack, Text } from '@kazi/ui/layout';
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
      <Stack as="ul" gap={8} className={classes.refusals}>
        {refusals.map(({ task: { _id, number, title }, reason }) => (
          <li key={_id}>
            <Text as="span" weight={500}>
              <Numbered number={number} title={title} />
            </Text>
            <Text as="span" tone="danger" size={13}>
              {reason}
            </Text>
          </li>
        ))}
      </Stack>
      <Row justify="end" className={classes.actions}>
        <Button onClick={onClose}>{t('close')}</Button>
      </Row>
    </Dialog>
  );
}
