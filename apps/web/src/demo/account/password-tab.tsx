import { toast } from '@kazi/ui/toast';
import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { newPassword, required } from '../authentication/checks.ts';
import classes from './account-settings.module.css';
import { SettingsForm } from './settings-form.tsx';

/** A new password, for who knows the old one. */
export function PasswordTab() {
  const form = useForm({
    initialValues: { old: '', next: '', again: '' },
    validate: {
      old: required('The old password'),
      next: (value) => newPassword(value),
      again: (value, { next }) => (value === next ? null : 'The two passwords are not the same.'),
    },
  });
  return (
    <SettingsForm
      title="Password"
      description="At least eight characters; one you use nowhere else."
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit(() => {
        form.reset();
        toast({ message: 'The new password would hold now. The demo keeps its own.' });
      })}
    >
      <div className={classes.pair}>
        <PasswordInput label="Old password" autoComplete="current-password" {...form.getInputProps('old')} />
        <span />
        <PasswordInput label="New password" autoComplete="new-password" {...form.getInputProps('next')} />
        <PasswordInput label="The same again" autoComplete="new-password" {...form.getInputProps('again')} />
      </div>
    </SettingsForm>
  );
}
