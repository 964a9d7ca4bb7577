import { toast } from '@kazi/ui/toast';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { focusFirstError } from '../../../parts/focus-first-error.ts';
import { registration } from './rules.ts';
import classes from './schema.module.css';

export default function Schema() {
  const form = useForm({
    initialValues: {
      firstName: 'Beatrice',
      lastName: '',
      email: 'beatrice@',
      phone: '0712 000 345',
      password: '',
    },
    validate: schemaResolver(registration, { sync: true }),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ firstName }) => {
        toast({ message: `Karibu, ${firstName}!` });
      }, focusFirstError(form))}
    >
      <Stack gap="md" align="stretch">
        <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
        <TextInput label="E-mail" type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label="Phone" type="tel" autoComplete="tel" dir="ltr" {...form.getInputProps('phone')} />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" w="fit-content">
          Register
        </Button>
      </Stack>
    </form>
  );
}
