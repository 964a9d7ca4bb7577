import type { Notification } from '@kazi/contract/activity';
import { Avatar } from '@kazi/ui/avatar';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import IconAt from '#icons/IconAt';
import IconCheck from '#icons/IconCheck';
import IconDoorEnter from '#icons/IconDoorEnter';
import IconMessage from '#icons/IconMessage';
import IconReceipt from '#icons/IconReceipt';
import IconRubberStamp from '#icons/IconRubberStamp';
import IconSend from '#icons/IconSend';
import IconShieldCheck from '#icons/IconShieldCheck';
import IconUserPlus from '#icons/IconUserPlus';
import IconX from '#icons/IconX';
import rowClasses from '../../../shell/frame/notification-row.module.css';
import classes from './notification-list.module.css';

/** The person who caused it, with the sign of what it is; the sign alone where it has no actor, as with a payment that arrived. */
export function NotificationFace({ kind, actor, payment, payslip }: Notification) {
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
const ownSigns: readonly Notification['kind'][] = ['tampering', 'power', 'return-soon', 'return-due'];

/** The sign of each kind of notification. */
const kindIcons: Record<Notification['kind'], Icon> = {
  mention: IconAt,
  assignment: IconUserPlus,
  submission: IconSend,
  acceptance: IconCheck,
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
};
