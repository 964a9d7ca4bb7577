import { type DemoNotification, listNotifications, readNotifications } from '@kazi/simulation/notifications';
import { Avatar } from '@kazi/ui/avatar';
import { List, Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconCash from '#icons/IconCash';
import IconChartBar from '#icons/IconChartBar';
import IconMessage from '#icons/IconMessage';
import IconPackage from '#icons/IconPackage';
import IconShoppingBag from '#icons/IconShoppingBag';
import rowClasses from '../../shell/frame/notification-row.module.css';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { answerOf, useChange } from '../calls/use-answer.ts';
import classes from './notification-list.module.css';

const icons = {
  order: IconShoppingBag,
  message: IconMessage,
  payment: IconCash,
  stock: IconPackage,
  system: IconChartBar,
};

/** What happened while one looked elsewhere; each can be marked as read, or all at once. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const { data, error, isPending, refetch } = useQuery(answerOf(listNotifications, {}));
  const read = useRead();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasUnread = data?.notifications.some(({ isRead }) => !isRead);

  function readAll() {
    // The button goes away, and would take the focus with it.
    heading.current?.focus();
    read.mutate({});
  }

  return (
    <>
      <Row justify="between" className={classes.head}>
        <h2 ref={heading} className={classes.title} tabIndex={-1}>
          {t('title')}
        </h2>
        {hasUnread && (
          <button type="button" className={classes.all} onClick={readAll}>
            {t('readAll')}
          </button>
        )}
      </Row>
      {isPending && <SkeletonRows rows={5} height={72} label={t('title')} />}
      {!data && error && <FailedState error={error} onRetry={refetch} />}
      {data && (
        <List className={classes.list}>
          {data.notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onRead={() => read.mutate({ ids: [notification.id] })}
              onLeave={onLeave}
            />
          ))}
        </List>
      )}
    </>
  );
}

interface NotificationRowProps {
  notification: DemoNotification;
  onRead: () => void;
  onLeave: () => void;
}

function NotificationRow({ notification, onRead, onLeave }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { kind, person, at, isRead, link: leads } = notification;
  const { title, detail } = useTold(notification);
  const Icon = icons[kind];
  const link = useRef<HTMLAnchorElement>(null);

  function follow() {
    if (!isRead) onRead();
    onLeave();
  }

  return (
    <li className={rowClasses.row} data-unread={!isRead || undefined}>
      {person ? (
        <Avatar name={person.fullName} src={person.avatar} size={36} decorative />
      ) : (
        <span className={`${rowClasses.sign} ${classes.sign}`} data-kind={kind}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </span>
      )}
      <div className={rowClasses.words}>
        <Link
          ref={link}
          className={rowClasses.says}
          to={leads.to}
          search={leads.search ?? {}}
          onClick={follow}
        >
          {title}
        </Link>
        {detail && (
          <span className={classes.detail} dir="auto">
            {detail}
          </span>
        )}
        <span className={classes.detail}>
          <RelativeTime at={at} />
        </span>
      </div>
      {!isRead && (
        <button
          type="button"
          className={rowClasses.unread}
          aria-label={t('readThis', { says: title })}
          title={t('read')}
          onClick={() => {
            link.current?.focus();
            onRead();
          }}
        />
      )}
    </li>
  );
}

/** What a notification says: the words of its kind, with what was written and paid. */
function useTold({ kind, name, what, detail, paid, left }: DemoNotification) {
  const { t } = useTranslation('demo');
  const money = new Intl.NumberFormat(useLocale(), {
    style: 'currency',
    currency: 'KES',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  const details = {
    order: detail,
    message: detail,
    payment: paid && t('notifications.payment.detail', { ...paid, amount: money.format(paid.amount) }),
    stock: t('notifications.stock.detail', { left }),
    system: t('notifications.system.detail'),
  };
  return { title: t(`notifications.${kind}.title`, { name, what }), detail: details[kind] };
}

/** Marks some as read, or all; shown at once. */
function useRead() {
  const queries = useQueryClient();
  const { queryKey } = answerOf(listNotifications, {});
  return useChange(readNotifications, {
    changes: [listNotifications],
    optimistic: ({ ids }) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(
        queryKey,
        (now) =>
          now && {
            notifications: now.notifications.map((one) =>
              !ids || ids.includes(one.id) ? { ...one, isRead: true } : one,
            ),
          },
      );
      return () => queries.setQueryData(queryKey, before);
    },
  });
}
