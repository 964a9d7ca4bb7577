import type { AccountSettings } from '@kazi/simulation/account';
import { getAccountSettings } from '@kazi/simulation/account';
import { Stack } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { NativeSelect, PasswordInput, Tabs, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import IconInfoCircle from '#icons/IconInfoCircle';
import IconLink from '#icons/IconLink';
import IconLock from '#icons/IconLock';
import IconUser from '#icons/IconUser';
import { DayField } from '../../shell/day-field/day-field.tsx';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import tabClasses from '../parts/icon-tabs.module.css';
import { useValidators } from '../parts/validators.ts';
import classes from './account-settings.module.css';
import { SettingsForm, useSaveSettings } from './settings-form.tsx';
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';
import { ConnectionsTab, GeneralTab, NotificationsTab } from './tabs.tsx';

/** Names as they are kept, with the code by which every language names them. */
const countries = [
  ['Kenya', 'KE'],
  ['Uganda', 'UG'],
  ['Tanzania', 'TZ'],
  ['Rwanda', 'RW'],
  ['Burundi', 'BI'],
  ['South Sudan', 'SS'],
  ['Ethiopia', 'ET'],
  ['Somalia', 'SO'],
] as const;

const signs: Record<SettingsTab, Icon> = {
  general: IconUser,
  password: IconLock,
  info: IconInfoCircle,
  social: IconLink,
  notifications: IconBell,
};

/** All that somebody can set about their account, a tab for each part; the open one is in the address. */
export function AccountSettingsPage({ tab = 'general' }: { tab?: SettingsTab | undefined }) {
  const { t } = useTranslation('demo/account');
  const change = useChangeSearch<{ tab?: SettingsTab | undefined }>();
  const { data, error, refetch } = useQuery(answerOf(getAccountSettings, {}));
  return (
    <Page title={t('title')} width="narrow">
      {!data && error && <FailedState error={error} onRetry={refetch} />}
      {!data && !error && (
        <Panel flush>
          <SkeletonRows rows={7} height={64} label={t('loading')} />
        </Panel>
      )}
      {data && (
        <Tabs
          value={tab}
          onChange={(value) =>
            change({ tab: settingsTabs.find((name) => name === value) }, { replace: false })
          }
          classNames={{ list: tabClasses.list, tab: tabClasses.tab, panel: tabClasses.panel }}
        >
          <Tabs.List aria-label={t('title')}>
            {settingsTabs.map((name) => {
              const Sign = signs[name];
              return (
                <Tabs.Tab key={name} value={name} leftSection={<Sign size={16} stroke={1.7} />}>
                  {t(`tabs.${name}`)}
                </Tabs.Tab>
              );
            })}
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

/** A new password, for a user who knows the old one. */
function PasswordTab() {
  const { t } = useTranslation('demo/account');
  const check = useValidators();
  const form = useForm({
    initialValues: { old: '', next: '', again: '' },
    validate: {
      old: check.required(t('password.oldRequired')),
      next: (value) => check.newPassword(value),
      again: (value, { next }) => (value === next ? null : t('password.differ')),
    },
  });
  return (
    <SettingsForm
      title={t('tabs.password')}
      description={t('password.description')}
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit(() => {
        form.reset();
        toast({ message: t('password.done') });
      })}
    >
      <Stack gap={16} className={classes.pair}>
        <PasswordInput
          label={t('password.old')}
          autoComplete="current-password"
          {...form.getInputProps('old')}
        />
        <span />
        <PasswordInput
          label={t('password.next')}
          autoComplete="new-password"
          {...form.getInputProps('next')}
        />
        <PasswordInput
          label={t('password.again')}
          autoComplete="new-password"
          {...form.getInputProps('again')}
        />
      </Stack>
    </SettingsForm>
  );
}

/** What others may read about somebody. */
function InfoTab({ info }: { info: AccountSettings['info'] }) {
  const { t } = useTranslation('demo/account');
  const keep = useSaveSettings();
  const { day } = useValidators();
  const nameOf = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const today = new Date().toISOString().slice(0, 10);
  const form = useForm({
    initialValues: info,
    validate: {
      phone: (value) => (/^\+?[\d ]{7,18}$/.test(value.trim()) ? null : t('info.phoneWrong')),
      dob: (dob) => day(dob) ?? (dob < today ? null : t('info.birthdayAhead')),
    },
  });
  return (
    <SettingsForm
      title={t('tabs.info')}
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit((values) => {
        keep({ info: values });
        form.resetDirty(values);
      })}
    >
      <Textarea label={t('info.bio')} autosize minRows={3} dir="auto" {...form.getInputProps('bio')} />
      <Stack gap={16} className={classes.pair}>
        <DayField label={t('info.birthday')} {...form.getInputProps('dob')} />
        <NativeSelect
          label={t('info.country')}
          data={countries.map(([value, code]) => ({ value, label: nameOf.of(code) ?? value }))}
          {...form.getInputProps('country')}
        />
        <TextInput label={t('info.website')} dir="ltr" {...form.getInputProps('website')} />
        <TextInput label={t('info.phone')} type="tel" dir="ltr" {...form.getInputProps('phone')} />
      </Stack>
    </SettingsForm>
  );
}
