import { Row } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useValidators } from '../parts/validators.ts';
import classes from './modals.module.css';

const link = 'https://kazi.example/join/amina-482';

/** A link that brings somebody here. */
export function ReferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/modals');
  const clipboard = useClipboard();
  const check = useValidators();
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => check.emailAddress(value) },
  });
  return (
    <FormDialog
      title={t('refer.title')}
      submitLabel={t('refer.submit')}
      busy={false}
      onSubmit={form.onSubmit(({ email }) => {
        toast({ message: t('refer.done', { email }) });
        onClose();
      })}
      onClose={onClose}
    >
      <Row gap={8} align="end" className={classes.line}>
        <TextInput label={t('refer.link')} readOnly value={link} dir="ltr" />
        <Button variant="default" onClick={() => clipboard.copy(link)}>
          {t(clipboard.copied ? 'refer.copied' : 'refer.copy')}
        </Button>
      </Row>
      <TextInput
        label={t('refer.email')}
        type="email"
        dir="ltr"
        data-autofocus
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
}
