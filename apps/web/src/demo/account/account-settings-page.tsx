import { getAccountSettings } from '@kazi/simulation/account';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import classes from './account-settings.module.css';
import { ConnectionsTab } from './connections-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { InfoTab } from './info-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PasswordTab } from './password-tab.tsx';
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';

const labels: Record<SettingsTab, string> = {
  general: 'General',
  password: 'Password',
  info: 'About you',
  social: 'Links and connections',
  notifications: 'Notifications',
};

/** All that somebody can set about their account, a tab for each part; the open one is in the address. */
export function AccountSettingsPage({ tab = 'general' }: { tab?: SettingsTab | undefined }) {
  const change = useChangeSearch<{ tab?: SettingsTab }>();
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
