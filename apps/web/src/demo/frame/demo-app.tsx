import { countCart } from '@kazi/simulation/ecommerce';
import { listNotifications } from '@kazi/simulation/notifications';
import { listBookmarks, updateBookmark } from '@kazi/simulation/search';
import { resetSamples } from '@kazi/simulation/state';
import { Avatar } from '@kazi/ui/avatar';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { UnstyledButton } from '@mantine/core';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import IconDoorExit from '#icons/IconDoorExit';
import IconLogout from '#icons/IconLogout';
import IconRefresh from '#icons/IconRefresh';
import IconSettings from '#icons/IconSettings';
import IconShoppingCart from '#icons/IconShoppingCart';
import IconSwitchHorizontal from '#icons/IconSwitchHorizontal';
import IconUserCircle from '#icons/IconUserCircle';
import { queryClient } from '../../api/query-client.ts';
import { leaveDemo } from '../../boot/variant.ts';
import { Controls } from '../../shell/controls.tsx';
import { CountButton } from '../../shell/count-button.tsx';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import classes from '../../shell/frame/account-menu.module.css';
import { Frame } from '../../shell/frame/frame.tsx';
import type { Bookmarks } from '../../shell/frame/types.ts';
import { Menu } from '../../shell/menu.tsx';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { links } from '../routing/links.ts';
import { endLogin, mayRead, useDemoUser, useLogin, whenRefused } from '../session/session.ts';
import { useSwitchAccount } from '../session/use-switch-account.ts';
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

/** What the top bar has beside what every page has. */
const HeaderButtons = () => (
  <>
    <CartButton />
    <NotificationsButton />
  </>
);

const CartList = onDemand(() => import('../ecommerce/cart/cart-list.tsx').then((module) => module.CartList));

/** How many things are in the cart, on every page; opened, which ones. */
function CartButton() {
  const { t } = useTranslation('demo');
  const { data } = useQuery(answerOf(countCart, {}));
  const items = data?.items ?? 0;
  return (
    <CountButton
      icon={<IconShoppingCart size={18} stroke={1.6} />}
      label={t('cart', { items })}
      count={items}
      colour="accent"
      title={t('pages.checkout')}
      width={380}
      skeleton={<SkeletonRows rows={3} height={80} label={t('cart', { items })} />}
    >
      {(close) => <CartList onLeave={close} />}
    </CountButton>
  );
}

const NotificationList = onDemand(() =>
  import('./notification-list.tsx').then((module) => module.NotificationList),
);

/** How many notifications wait, on every page; opened, which ones. */
function NotificationsButton() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(answerOf(listNotifications, {}));
  const unread = data?.notifications.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <CountButton
      icon={<IconBell size={18} stroke={1.6} />}
      label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')}
      count={unread}
      colour="red"
      title={t('bell.label')}
      width={400}
      skeleton={<SkeletonRows rows={5} height={72} label={t('bell.label')} />}
    >
      {(close) => <NotificationList onLeave={close} />}
    </CountButton>
  );
}

/** The way back to the business application. */
function LeaveItem() {
  const { t } = useTranslation('demo');
  return (
    <Menu.Item leftSection={<IconDoorExit size={16} stroke={1.6} />} onClick={leaveDemo}>
      {t('leave')}
    </Menu.Item>
  );
}
