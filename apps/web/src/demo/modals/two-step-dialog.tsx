import { toast } from '@kazi/ui/toast';
import { Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';

type Way = 'app' | 'phone';

/** A choice, then what belongs to it. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<{ way: Way; code: string; phone: string }>({
    initialValues: { way: 'app', code: '', phone: '' },
    validate: {
      code: (code, { way }) => (way === 'phone' || /^\d{6}$/.test(code) ? null : 'The code has six digits.'),
      phone: (phone, { way }) =>
        way === 'app' || /^\+?[\d ]{7,18}$/.test(phone)
          ? null
          : 'Give a phone number with digits and spaces.',
    },
  });
  return (
    <FormDialog
      title="Two-step login"
      submitLabel="Turn it on"
      busy={false}
      onSubmit={form.onSubmit(() => {
        toast({ message: 'From now on a login takes two steps.' });
        onClose();
      })}
      onClose={onClose}
    >
      <Radio.Group label="The second step comes by" {...form.getInputProps('way')}>
        <Radio value="app" label="An app on your phone" mt="xs" />
        <Radio value="phone" label="A message to your phone" mt="xs" />
      </Radio.Group>
      {form.values.way === 'app' ? (
        <TextInput
          label="Code the app shows"
          inputMode="numeric"
          maxLength={6}
          dir="ltr"
          {...form.getInputProps('code')}
        />
      ) : (
        <TextInput label="Phone" type="tel" dir="ltr" {...form.getInputProps('phone')} />
      )}
    </FormDialog>
  );
}
