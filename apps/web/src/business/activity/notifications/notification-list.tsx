import type { Notification } from '@kazi/contract/activity';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { List, Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { RelativeTime } from '@kazi/ui/relative-time';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import IconAt from '#icons/IconAt';
import IconBell from '#icons/IconBell';
import IconCalendarDue from '#icons/IconCalendarDue';
import IconCheck from '#icons/IconCheck';
import IconCoins from '#icons/IconCoins';
import IconDoorEnter from '#icons/IconDoorEnter';
import IconGift from '#icons/IconGift';
import IconMessage from '#icons/IconMessage';
import IconReceipt from '#icons/IconReceipt';
import IconRubberStamp from '#icons/IconRubberStamp';
import IconScale from '#icons/IconScale';
import IconSend from '#icons/IconSend';
import IconShieldCheck from '#icons/IconShieldCheck';
import IconUserOff from '#icons/IconUserOff';
import IconUserPlus from '#icons/IconUserPlus';
import IconX from '#icons/IconX';
import rowClasses from '../../../shell/frame/notification-row.module.css';
import { links } from '../../links.ts';
import classes from './notification-list.module.css';
import { useMarkRead } from './use-notifications.ts';

interface NotificationListProps {
  notifications: readonly Notification[];
  onLeave?: () => void;
}

/** Notifications one below the other; each leads to what it is about. */
export function NotificationList({ notifications, onLeave }: NotificationListProps) {
  return (
    <List>
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </List>
  );
}

interface NotificationRowProps {
  notification: Notification;
  onLeave?: (() => void) | undefined;
}

/** What somebody did, and where. Following it marks it as read. */
function NotificationRow({ notification, onLeave }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const markRead = useMarkRead();
  const { id, kind, actor, person, reward, reason, delivery, marks, at, readAt } = notification;
  const place = placeOf(notification);
  const read = () => !readAt && markRead([id]);
  const says =
    kind === 'power' && !person
      ? t('says.powerOfRole')
      : t(`says.${kind}`, { name: (aboutPerson.includes(kind) ? person : actor)?.name || t('somebody') });
  return (
    <li className={rowClasses.row} data-unread={!readAt || undefined}>
      <NotificationFace {...notification} />
      <div className={rowClasses.words}>
        {place ? (
          <Link
            to={place.to}
            className={rowClasses.says}
            onClick={() => {
              read();
              onLeave?.();
            }}
          >
            {says}
          </Link>
        ) : (
          <span className={rowClasses.says}>{says}</span>
        )}
        <Row
          as="span"
          align="stretch"
          gap={6}
          tone="muted"
          size={13}
          tabular
          shrinks
          className={classes.place}
        >
          {place?.number && <bdi>{place.number}</bdi>}
          <span className={classes.name} dir="auto">
            {place?.name ?? t('gone')}
          </span>
          {reward && <Money amount={reward.amount} currency={reward.currency} />}
          {marks > 0 && <span>{t('marks', { count: marks })}</span>}
        </Row>
        {(reason || delivery?.line) && (
          <q className={classes.reason} dir="auto">
            {reason || delivery?.line}
          </q>
        )}
        <Text as="span" tone="muted" size={12}>
          <RelativeTime at={at} />
        </Text>
      </div>
      {!readAt && (
        <button
          type="button"
          className={rowClasses.unread}
          aria-label={t('readThis', { says })}
          title={t('read')}
          onClick={read}
        />
      )}
    </li>
  );
}

/** Kinds that tell of a person who did not cause them. */
const aboutPerson: readonly Notification['kind'][] = ['power', 'unassigned'];

interface Place {
  to: string;
  /** The number of a task, the amount of a payment. */
  number?: ReactNode;
  name: string;
}

/** What a notification is about, where that is still to be seen. */
function placeOf({ kind, actor, person, task, flow, payment, payslip }: Notification): Place | undefined {
  if (task) return { to: links.task(task._id), number: task.number, name: task.title };
  if (kind === 'tampering') return { to: '/workspace/audit', name: '' };
  if (kind === 'power') return { to: person ? links.person(person.id) : '/roles', name: person?.name ?? '' };
  if (kind === 'return-soon' || kind === 'return-due') return { to: '/payroll/returns', name: '' };
  if (flow) return { to: links.flow(flow._id), name: flow.name };
  if (kind === 'newcomer' && actor) return { to: links.person(actor.id), name: actor.name };
  if (payslip) return { to: `/payroll/payslips/${payslip.id}`, name: payslip.month };
  if (!payment) return undefined;
  const { id, amount, currency, name } = payment;
  const to = kind === 'alert' ? '/wallet/reconciliation' : `/wallet/payments/${id}`;
  return { to, number: <Money amount={amount} currency={currency} />, name };
}

/** The person who caused it, with the sign of what it is; the sign alone where it has no actor, as with a payment that arrived. */
function NotificationFace({ kind, actor, payment, payslip }: Notification) {
  const { t } = useTranslation('notifications');
  const Icon = kindIcons[kind];
  if (!actor && (payment || payslip || ownSigns.includes(kind)))
    return (
      <span className={`${rowClasses.sign} ${classes.sign}`} data-kind={kind}>
        <Icon size={18} stroke={1.8} aria-hidden="true" />
      </span>
    );
  return (
    <span className={classes.face}>
      <Avatar name={actor?.name ?? t('somebody')} src={actor?.avatar ?? null} size={36} decorative />
      <span className={classes.kind} data-kind={kind}>
        <Icon size={11} stroke={2.4} aria-hidden="true" />
      </span>
    </span>
  );
}

/** Kinds that no person of the workspace has to cause, and that are about no payment either. */
const ownSigns: readonly Notification['kind'][] = [
  'tampering',
  'power',
  'return-soon',
  'return-due',
  'due-soon',
  'overdue',
];

/** The sign of each kind of notification. */
const kindIcons: Record<Notification['kind'], Icon> = {
  mention: IconAt,
  assignment: IconUserPlus,
  submission: IconSend,
  acceptance: IconCheck,
  'work-approved': IconRubberStamp,
  rejection: IconArrowBackUp,
  comment: IconMessage,
  approval: IconRubberStamp,
  approved: IconCheck,
  refused: IconX,
  paid: IconArrowUpRight,
  unpaid: IconArrowBackUp,
  alert: IconAlertTriangle,
  tampering: IconAlertTriangle,
  newcomer: IconDoorEnter,
  power: IconShieldCheck,
  payslip: IconReceipt,
  'return-soon': IconReceipt,
  'return-due': IconAlertTriangle,
  'due-soon': IconCalendarDue,
  overdue: IconAlertTriangle,
  part: IconCoins,
  bonus: IconGift,
  dispute: IconScale,
  settlement: IconScale,
  unassigned: IconUserOff,
};

/** What stands there when nothing has concerned somebody yet. */
export function NoNotifications() {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      icon={<IconBell size={24} stroke={1.6} />}
      title={t('empty.title')}
      message={t('empty.message')}
    />
  );
}
