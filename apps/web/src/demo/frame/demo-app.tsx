import { countCart } from '@kazi/simulation/ecommerce';
import { listNotifications } from '@kazi/simulation/notifications';
import { listBookmarks, updateBookmark } from '@kazi/simulation/search';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import IconShoppingCart from '#icons/IconShoppingCart';
import { queryClient } from '../../api/query-client.ts';
import { Controls } from '../../shell/controls.tsx';
import { CountButton } from '../../shell/count-button.tsx';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { Frame } from '../../shell/frame/frame.tsx';
import type { Bookmarks } from '../../shell/frame/types.ts';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { mayRead } from '../session/session.ts';
import { DemoUserMenu } from './demo-user-menu.tsx';
import { useDemoNavigation } from './navigation.ts';
import { useDemoSearch } from './use-demo-search.tsx';

/** What surrounds every page of the demo. */
export function DemoApp() {
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
          {mayRead('Demo') && <CartButton />}
          {mayRead('Demo') && <NotificationsButton />}
          <DemoUserMenu />
        </>
      }
    >
      <Outlet />
    </Frame>
  );
}

/** The starred pages of the demo, kept through their call. */
function useDemoBookmarks(): Bookmarks {
  const { data } = useQuery(answerOf(listBookmarks, {}));
  const update = useChange(updateBookmark, { changes: [listBookmarks] });
  const pages = useDemoNavigation().flatMap(({ items }) => items);
  const nameOf = (path: string) => pages.find(({ to }) => to === path)?.label;
  return {
    list: (data?.bookmarks ?? []).map(({ title, link }) => ({ title: nameOf(link) ?? title, path: link })),
    canStar: (path) => data?.suggestions.some(({ link }) => link === path) ?? false,
    toggle({ path }) {
      const page = data?.suggestions.find(({ link }) => link === path);
      if (page) update.mutate({ id: page.id });
    },
  };
}

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
      colour="green"
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
