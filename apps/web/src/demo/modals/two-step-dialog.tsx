import { toast } from '@kazi/ui/toast';
import { Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';

type Way = 'app' | 'phone';

/** A choice, then what belongs to it. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/modals');
  const form = useForm<{ way: Way; code: string; phone: string }>({
    initialValues: { way: 'app', code: '', phone: '' },
    validate: {
      code: (code, { way }) => (way === 'phone' || /^\d{6}$/.test(code) ? null : t('twoStep.codeWrong')),
      phone: (phone, { way }) =>
        way === 'app' || /^\+?[\d ]{7,18}$/.test(phone) ? null : t('twoStep.phoneWrong'),
    },
  });
  return (
    <FormDialog
      title={t('twoStep.title')}
      submitLabel={t('twoStep.submit')}
      busy={false}
      onSubmit={form.onSubmit(() => {
        toast({ message: t('twoStep.done') });
        onClose();
      })}
      onClose={onClose}
    >
      <Radio.Group label={t('twoStep.by')} {...form.getInputProps('way')}>
        <Radio value="app" label={t('twoStep.app')} mt="xs" />
        <Radio value="phone" label={t('twoStep.message')} mt="xs" />
      </Radio.Group>
      {form.values.way === 'app' ? (
        <TextInput
          label={t('twoStep.code')}
          inputMode="numeric"
          maxLength={6}
          dir="ltr"
          {...form.getInputProps('code')}
        />
      ) : (
        <TextInput label={t('twoStep.phone')} type="tel" dir="ltr" {...form.getInputProps('phone')} />
      )}
    </FormDialog>
  );
}
