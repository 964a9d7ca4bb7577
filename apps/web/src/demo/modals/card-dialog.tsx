import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { given, useValidators } from '../parts/validators.ts';
import { grouped, splitExpiry } from './card-digits.ts';
import classes from './modals.module.css';

/** A payment card; nothing of it is kept. */
export function CardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/modals');
  const check = useValidators();
  const form = useForm({
    initialValues: { number: '', name: '', expires: '', code: '' },
    validate: {
      number: check.cardNumber,
      name: given(t('card.nameMissing')),
      expires: check.expiry,
      code: check.securityCode,
    },
  });
  return (
    <FormDialog
      title={t('card.title')}
      submitLabel={t('card.submit')}
      busy={false}
      onSubmit={form.onSubmit(({ number }) => {
        toast({ message: t('card.done', { digits: number.slice(-4) }) });
        onClose();
      })}
      onClose={onClose}
    >
      <TextInput
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        dir="ltr"
        data-autofocus
        {...form.getInputProps('number')}
        onChange={({ currentTarget }) => form.setFieldValue('number', grouped(currentTarget.value))}
      />
      <TextInput label={t('card.name')} autoComplete="cc-name" {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <TextInput
          label={t('card.expires')}
          placeholder={t('card.expiresForm')}
          inputMode="numeric"
          autoComplete="cc-exp"
          dir="ltr"
          {...form.getInputProps('expires')}
          onChange={({ currentTarget }) => form.setFieldValue('expires', splitExpiry(currentTarget.value))}
        />
        <TextInput
          label={t('card.code')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          dir="ltr"
          {...form.getInputProps('code')}
        />
      </div>
    </FormDialog>
  );
}
