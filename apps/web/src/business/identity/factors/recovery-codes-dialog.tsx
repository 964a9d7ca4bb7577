import { Row, Stack, Text } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import classes from './security.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('factors');
  return (
    <Dialog title={t('recovery.title')} onClose={onClose}>
      <Stack gap={16}>
        <Text tone="muted">{t('recovery.show')}</Text>
        <ol className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Row gap={8} align="stretch" justify="end" wrap>
          <CopyButton value={codes.join('\n')} done={t('recovery.copied')}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('recovery.copied') : t('recovery.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('recovery.done')}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
