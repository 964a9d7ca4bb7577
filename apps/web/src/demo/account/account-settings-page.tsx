import type { AccountSettings } from '@kazi/simulation/account';
import { getAccountSettings } from '@kazi/simulation/account';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { NativeSelect, PasswordInput, Tabs, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { newPassword, required } from '../authentication/validators.ts';
import { answerOf } from '../calls/use-answer.ts';
import classes from './account-settings.module.css';
import { ConnectionsTab } from './connections-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { SettingsForm } from './settings-form.tsx';
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';
import { useSaveSettings } from './use-save-settings.ts';

const countries = ['Kenya', 'Uganda', 'Tanzania', 'Rwanda', 'Burundi', 'South Sudan', 'Ethiopia', 'Somalia'];

const phoneNumber = (value: string) =>
  /^\+?[\d ]{7,18}$/.test(value.trim()) ? null : 'Give a phone number with digits and spaces.';

const labels: Record<SettingsTab, string> = {
  general: 'General',
  password: 'Password',
  info: 'About you',
  social: 'Links and connections',
  notifications: 'Notifications',
};

/** All that somebody can set about their account, a tab for each part; the open one is in the address. */
export function AccountSettingsPage({ tab = 'general' }: { tab?: SettingsTab | undefined }) {
  const change = useChangeSearch<{ tab?: SettingsTab | undefined }>();
  const { data, error, refetch } = useQuery(answerOf(getAccountSettings, {}));
  return (
    <Page title="Account settings" width="narrow">
      {!data && error && <FailedState error={error} onRetry={refetch} />}
      {!data && !error && (
        <Panel flush>
          <SkeletonRows rows={7} height={64} label="Loading the settings" />
        </Panel>
      )}
      {data && (
        <Tabs
          value={tab}
          onChange={(value) =>
            change({ tab: settingsTabs.find((name) => name === value) }, { replace: false })
          }
          keepMounted={false}
        >
          <Tabs.List className={classes.tabs}>
            {settingsTabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {labels[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="general">
            <GeneralTab general={data.general} />
          </Tabs.Panel>
          <Tabs.Panel value="password">
            <PasswordTab />
          </Tabs.Panel>
          <Tabs.Panel value="info">
            <InfoTab info={data.info} />
          </Tabs.Panel>
          <Tabs.Panel value="social">
            <ConnectionsTab social={data.social} />
          </Tabs.Panel>
          <Tabs.Panel value="notifications">
            <NotificationsTab notification={data.notification} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}

/** A new password, for who knows the old one. */
function PasswordTab() {
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

/** What others may read about somebody. */
function InfoTab({ info }: { info: AccountSettings['info'] }) {
  const keep = useSaveSettings();
  const today = new Date().toISOString().slice(0, 10);
  const form = useForm({
    initialValues: info,
    validate: {
      phone: phoneNumber,
      dob: (day) => (day < today ? null : 'A day of birth lies in the past.'),
    },
  });
  return (
    <SettingsForm
      title="About you"
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit((values) => {
        keep({ info: values });
        form.resetDirty(values);
      })}
    >
      <Textarea label="Bio" autosize minRows={3} {...form.getInputProps('bio')} />
      <div className={classes.pair}>
        <TextInput label="Day of birth" type="date" max={today} {...form.getInputProps('dob')} />
        <NativeSelect label="Country" data={countries} {...form.getInputProps('country')} />
        <TextInput label="Website" dir="ltr" {...form.getInputProps('website')} />
        <TextInput label="Phone" type="tel" dir="ltr" {...form.getInputProps('phone')} />
      </div>
    </SettingsForm>
  );
}
