import { countCart } from '@kazi/simulation/ecommerce';
import { listNotifications } from '@kazi/simulation/notifications';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import IconShoppingCart from '#icons/IconShoppingCart';
import { CountButton } from '../../shell/count-button.tsx';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { answerOf } from '../calls/use-answer.ts';

/** What the top bar has beside what every page has. */
export const HeaderButtons = () => (
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
