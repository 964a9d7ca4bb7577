import { resetSamples } from '@kazi/simulation';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { Menu, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconLogout from '#icons/IconLogout';
import IconRefresh from '#icons/IconRefresh';
import IconSettings from '#icons/IconSettings';
import IconSwitchHorizontal from '#icons/IconSwitchHorizontal';
import IconUserCircle from '#icons/IconUserCircle';
import classes from '../../shell/frame/account-menu.module.css';
import { links } from '../routing/links.ts';
import { endLogin, useDemoUser } from '../session/session.ts';
import { useSwitchAccount } from '../session/use-switch-account.ts';
import { LeaveItem } from './leave-item.tsx';

/** The account that is logged in, and the ways to the other one, to the samples as they were, and out. */
export function DemoUserMenu() {
  const { t } = useTranslation('demo');
  const { fullName, email, avatar, role } = useDemoUser();
  const router = useRouter();
  const queries = useQueryClient();
  const { other, switchAccount } = useSwitchAccount();

  async function reset() {
    resetSamples();
    await queries.resetQueries();
    toast({ tone: 'SUCCESS', message: t('resetDone') });
  }

  async function logOut() {
    endLogin();
    queries.clear();
    await router.navigate({ href: '/login' });
  }

  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('userMenu', { name: fullName })}>
          <Avatar name={fullName} src={avatar} size={32} decorative />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <strong>{fullName}</strong>
          <span>{email}</span>
        </div>
        {role === 'admin' && (
          <>
            <Menu.Item
              component={Link}
              to={links.profile}
              leftSection={<IconUserCircle size={16} stroke={1.6} />}
            >
              {t('profile')}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={links.settings}
              leftSection={<IconSettings size={16} stroke={1.6} />}
            >
              {t('settings')}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          leftSection={<IconSwitchHorizontal size={16} stroke={1.6} />}
          onClick={() => switchAccount()}
        >
          {t('asOther', { role: t(`accounts.${other}`) })}
        </Menu.Item>
        <Menu.Item leftSection={<IconRefresh size={16} stroke={1.6} />} onClick={reset}>
          {t('reset')}
        </Menu.Item>
        <Menu.Divider />
        <LeaveItem />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={logOut}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
