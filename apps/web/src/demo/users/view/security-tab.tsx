import { type Account, type Device, getAccount, type User, updateAccount } from '@kazi/simulation/users';
import { Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { toast } from '@kazi/ui/toast';
import { Badge, Button, PasswordInput, Switch, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useChange } from '../../calls/use-answer.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import classes from './tabs.module.css';

const least = 10;

interface SecurityTabProps {
  user: User;
  account: Account;
}

/** How somebody logs in, and where they are logged in now. */
export function SecurityTab({ user, account }: SecurityTabProps) {
  const { t } = useTranslation('demo/users');
  const change = useChange(updateAccount, { changes: [getAccount] });
  function setTwoSteps(hasTwoSteps: boolean) {
    change.mutate({ id: user.id, account: { hasTwoSteps } });
    toast({ message: t(hasTwoSteps ? 'security.nowTwo' : 'security.nowOne') });
  }
  function logOut(device: number, name: string) {
    const { devices } = account;
    change.mutate({ id: user.id, account: { devices: devices.filter(({ id }) => id !== device) } });
    toast({
      message: t('security.loggedOut', { browser: name }),
      action: { label: t('actions.undo'), run: () => change.mutate({ id: user.id, account: { devices } }) },
    });
  }
  return (
    <>
      <PasswordPanel user={user} />
      <Panel title={t('security.twoSteps')} description={t('security.twoStepsWhy')}>
        <Switch
          label={t(account.hasTwoSteps ? 'security.on' : 'security.off')}
          aria-label={t('security.twoSteps')}
          checked={account.hasTwoSteps}
          onChange={({ currentTarget }) => setTwoSteps(currentTarget.checked)}
        />
      </Panel>
      <Panel title={t('security.devices')} description={t('security.devicesWhere')} flush>
        <RecordTable
          label={t('security.devices')}
          columns={[
            t('security.browser'),
            t('security.place'),
            t('security.lastSeen'),
            <VisuallyHidden key="actions">{t('facts.actions')}</VisuallyHidden>,
          ]}
        >
          {account.devices.map((device) => (
            <DeviceRow key={device.id} device={device} onLogOut={logOut} />
          ))}
        </RecordTable>
      </Panel>
    </>
  );
}

interface DeviceRowProps {
  device: Device;
  onLogOut: (id: number, name: string) => void;
}

function DeviceRow({
  device: { id, browser, system, device, place, lastSeen, isCurrent },
  onLogOut,
}: DeviceRowProps) {
  const { t } = useTranslation('demo/users');
  const name = t('security.browserOn', { browser, system });
  return (
    <tr>
      <th scope="row">
        <Stack as="span" shrinks className={classes.what}>
          {name}
          {device && (
            <Text as="small" tone="muted" size={13} weight={400}>
              <bdi>{device}</bdi>
            </Text>
          )}
        </Stack>
      </th>
      <td>
        <bdi>{place}</bdi>
      </td>
      <td className={classes.when}>
        <RelativeTime at={lastSeen} />
      </td>
      <td data-actions>
        {isCurrent ? (
          <Badge variant="light" tt="none">
            {t('security.thisDevice')}
          </Badge>
        ) : (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={t('security.logOutNamed', { browser: name })}
            onClick={() => onLogOut(id, name)}
          >
            {t('security.logOut')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Gives an account another password. The simulation keeps none, so nothing is sent. */
function PasswordPanel({ user }: { user: User }) {
  const { t } = useTranslation('demo/users');
  const form = useForm({
    initialValues: { password: '', repeated: '' },
    validate: {
      password: (password) => (password.length >= least ? null : t('security.short', { least })),
      repeated: (repeated, { password }) => (repeated === password ? null : t('security.different')),
    },
  });
  return (
    <Panel title={t('security.password')} description={t('security.passwordHint', { least })}>
      <form
        className={formClasses.form}
        noValidate
        onSubmit={form.onSubmit(() => {
          form.reset();
          toast({ message: t('security.changed', { name: user.fullName }) });
        })}
      >
        <LeaveGuard isOn={form.isDirty()} />
        <div className={formClasses.pair}>
          <PasswordInput
            label={t('security.new')}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('security.showNew') }}
            {...form.getInputProps('password')}
          />
          <PasswordInput
            label={t('security.repeat')}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('security.showRepeated') }}
            {...form.getInputProps('repeated')}
          />
        </div>
        <div className={formClasses.actions}>
          <Button type="submit" variant="default">
            {t('security.change')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
