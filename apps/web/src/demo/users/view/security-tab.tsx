import { type Account, getAccount, type User, updateAccount } from '@kazi/simulation/users';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { toast } from '@kazi/ui/toast';
import { Badge, Button, PasswordInput, Switch, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useChange } from '../../calls/use-answer.ts';
import classes from './tabs.module.css';

const least = 10;

interface SecurityTabProps {
  user: User;
  account: Account;
}

/** How somebody logs in, and where they are logged in now. */
export function SecurityTab({ user, account }: SecurityTabProps) {
  const change = useChange(updateAccount, { changes: [getAccount] });
  function setTwoSteps(hasTwoSteps: boolean) {
    change.mutate({ id: user.id, account: { hasTwoSteps } });
    toast({ message: hasTwoSteps ? 'Logging in takes two steps now.' : 'Logging in takes one step now.' });
  }
  function logOut(device: number, name: string) {
    const { devices } = account;
    change.mutate({ id: user.id, account: { devices: devices.filter(({ id }) => id !== device) } });
    toast({
      message: `${name} was logged out.`,
      action: { label: 'Undo', run: () => change.mutate({ id: user.id, account: { devices } }) },
    });
  }
  return (
    <>
      <PasswordPanel user={user} />
      <Panel title="Login in two steps" description="Asks for a code by text message after the password.">
        <Switch
          label={account.hasTwoSteps ? 'On' : 'Off'}
          aria-label="Login in two steps"
          checked={account.hasTwoSteps}
          onChange={({ currentTarget }) => setTwoSteps(currentTarget.checked)}
        />
      </Panel>
      <Panel title="Devices" description="Where the account is logged in." flush>
        <RecordTable
          label="Devices"
          columns={['Browser', 'Place', 'Last seen', <VisuallyHidden key="actions">Actions</VisuallyHidden>]}
        >
          {account.devices.map(({ id, browser, device, place, lastSeen, isCurrent }) => (
            <tr key={id}>
              <th scope="row">
                <span className={classes.what}>
                  {browser}
                  <small>{device}</small>
                </span>
              </th>
              <td>{place}</td>
              <td className={classes.when}>
                <RelativeTime at={lastSeen} />
              </td>
              <td data-actions>
                {isCurrent ? (
                  <Badge variant="light" tt="none">
                    This device
                  </Badge>
                ) : (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    aria-label={`Log out ${browser}`}
                    onClick={() => logOut(id, browser)}
                  >
                    Log out
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </RecordTable>
      </Panel>
    </>
  );
}

/** Gives an account another password. The simulation keeps none, so nothing is sent. */
function PasswordPanel({ user }: { user: User }) {
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
