import type { Account, User } from '@kazi/simulation/users';
import { Tabs } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import IconCreditCard from '#icons/IconCreditCard';
import IconLock from '#icons/IconLock';
import IconUser from '#icons/IconUser';
import { oneOf } from '../../../shell/search-params.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import classes from '../../parts/icon-tabs.module.css';
import { AccountTab } from './account-tab.tsx';
import { BillingTab } from './billing-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { userTabs, type ViewSearch } from './view-search.ts';

interface UserTabsProps {
  user: User;
  account: Account;
  search: ViewSearch;
}

const signs: Record<(typeof userTabs)[number], Icon> = {
  account: IconUser,
  security: IconLock,
  billing: IconCreditCard,
  notifications: IconBell,
};

/** What belongs to an account, side by side; the address says which is open. */
export function UserTabs({ user, account, search }: UserTabsProps) {
  const { t } = useTranslation('demo/users');
  const change = useChangeSearch<ViewSearch>();
  return (
    <Tabs
      value={search.tab ?? 'account'}
      onChange={(tab) => change({ tab: oneOf(tab, userTabs) })}
      keepMounted={false}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={t('view.tabsOf', { name: user.fullName })}>
        {userTabs.map((tab) => {
          const Sign = signs[tab];
          return (
            <Tabs.Tab key={tab} value={tab} leftSection={<Sign size={16} stroke={1.7} />}>
              {t(`view.tabs.${tab}`)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      <Tabs.Panel value="account">
        <AccountTab account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="security">
        <SecurityTab user={user} account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="billing">
        <BillingTab user={user} account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="notifications">
        <NotificationsTab user={user} account={account} />
      </Tabs.Panel>
    </Tabs>
  );
}
