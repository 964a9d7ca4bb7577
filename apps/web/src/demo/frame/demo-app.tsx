import { listBookmarks, updateBookmark } from '@kazi/simulation/search';
import { resetSamples } from '@kazi/simulation/state';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { UnstyledButton } from '@mantine/core';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import IconLogout from '#icons/IconLogout';
import IconRefresh from '#icons/IconRefresh';
import IconSettings from '#icons/IconSettings';
import IconSwitchHorizontal from '#icons/IconSwitchHorizontal';
import IconUserCircle from '#icons/IconUserCircle';
import { queryClient } from '../../api/query-client.ts';
import { Controls } from '../../shell/controls.tsx';
import classes from '../../shell/frame/account-menu.module.css';
import { Frame } from '../../shell/frame/frame.tsx';
import type { Bookmarks } from '../../shell/frame/types.ts';
import { Menu } from '../../shell/menu.tsx';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { links } from '../routing/links.ts';
import { endLogin, mayRead, showUser, useDemoUser, useLogin, whenRefused } from '../session/session.ts';
import { useSwitchAccount } from '../session/use-switch-account.ts';
import { HeaderButtons } from './header-buttons.tsx';
import { LeaveItem } from './leave-item.tsx';
import { menu } from './menu.ts';
import { useDemoNavigation, useDemoSearch, usePageName } from './use-demo-search.tsx';

/** What surrounds every page of the demo. Whose token is refused while it is open is asked to log in again. */
export function DemoApp() {
  const router = useRouter();
  useEffect(
    () =>
      whenRefused(() => {
        queryClient.clear();
        router.navigate({ href: `/login?redirect=${encodeURIComponent(router.state.location.href)}` });
      }),
    [router],
  );
  // Until the login page is there.
  if (!useLogin()) return null;
  return (
    <Controls>
      <QueryClientProvider client={queryClient}>
        <DemoFrame />
      </QueryClientProvider>
    </Controls>
  );
}

function DemoFrame() {
  return (
    <Frame
      navigation={useDemoNavigation()}
      quickActions={[]}
      bookmarks={useDemoBookmarks()}
      search={useDemoSearch}
      end={
        <>
          {mayRead('Demo') && <HeaderButtons />}
          <DemoUserMenu />
        </>
      }
    >
      <Outlet />
    </Frame>
  );
}

/** What one must be allowed to read to see a page. */
const subjectOf = (path: string) =>
  menu.flatMap(({ pages }) => pages).find(({ to }) => to === path)?.subject ?? 'Demo';

/** The starred pages of the demo, kept through their call. */
function useDemoBookmarks(): Bookmarks {
  const { data } = useQuery(answerOf(listBookmarks, {}));
  const update = useChange(updateBookmark, { changes: [listBookmarks] });
  const nameOf = usePageName();
  return {
    list: (data?.bookmarks ?? [])
      .filter(({ link }) => mayRead(subjectOf(link)))
      .map(({ title, link }) => ({ title: nameOf(link) ?? title, path: link })),
    canStar: (path) => data?.suggestions.some(({ link }) => link === path) ?? false,
    toggle({ path }) {
      const page = data?.suggestions.find(({ link }) => link === path);
      if (page) update.mutate({ id: page.id });
    },
  };
}

/** The account that is logged in, and the ways to the other one, to the samples as they were, and out. */
function DemoUserMenu() {
  const { t } = useTranslation('demo');
  const { fullName, email, avatar, role } = useDemoUser();
  const router = useRouter();
  const queries = useQueryClient();
  const { other, switchAccount } = useSwitchAccount();

  async function reset() {
    resetSamples();
    showUser();
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
