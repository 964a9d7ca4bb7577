import { toast } from '@kazi/ui/toast';
import { Button, Stack, TextInput } from '@mantine/core';
import { hasLength, isEmail, matches, useForm } from '@mantine/form';
import { focusFirstError } from '../../../parts/focus-first-error.ts';

export default function Leaving() {
  const form = useForm({
    initialValues: { company: '', pin: '', email: '' },
    validateInputOnBlur: true,
    validate: {
      company: hasLength({ min: 2 }, 'At least two letters.'),
      pin: matches(/^[A-Z]\d{9}[A-Z]$/i, 'A letter, nine figures and a letter, as P051234567Q.'),
      email: isEmail('An address looks like amina@mawingu.example.'),
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        toast({ message: 'The supplier is kept.' });
      }, focusFirstError(form))}
    >
      <Stack gap="md">
        <TextInput label="Supplier" {...form.getInputProps('company')} />
        <TextInput label="KRA PIN" dir="ltr" {...form.getInputProps('pin')} />
        <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
        <Button type="submit" w="fit-content">
          Keep
        </Button>
      </Stack>
    </form>
  );
}
