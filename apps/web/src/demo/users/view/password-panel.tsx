import type { User } from '@kazi/simulation/users';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import formClasses from '../../../shell/edit-form/form.module.css';

const least = 10;

/** Gives an account another password. The simulation keeps none, so nothing is sent. */
export function PasswordPanel({ user }: { user: User }) {
  const form = useForm({
    initialValues: { password: '', repeated: '' },
    validate: {
      password: (password) => (password.length >= least ? null : `At least ${least} characters.`),
      repeated: (repeated, { password }) => (repeated === password ? null : 'The two are not the same.'),
    },
  });
  return (
    <Panel title="Password" description="At least 10 characters; a sentence is easy to remember.">
      <form
        className={formClasses.form}
        noValidate
        onSubmit={form.onSubmit(() => {
          form.reset();
          toast({ message: `${user.fullName} has a new password.` });
        })}
      >
        <div className={formClasses.pair}>
          <PasswordInput
            label="New password"
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show the new password' }}
            {...form.getInputProps('password')}
          />
          <PasswordInput
            label="Repeat it"
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show the repeated password' }}
            {...form.getInputProps('repeated')}
          />
        </div>
        <div className={formClasses.actions}>
          <Button type="submit" variant="default">
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
