import { Button, CopyButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import classes from './factors.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('factors');
  return (
    <Dialog title={t('recovery.title')} onClose={onClose}>
      <div className={formClasses.form}>
        <p className={classes.words}>{t('recovery.show')}</p>
        <ol className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={formClasses.actions}>
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('recovery.copied') : t('recovery.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('recovery.done')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
