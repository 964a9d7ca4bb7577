import type { Notification } from '@kazi/contract/activity';
import { Avatar } from '@kazi/ui/avatar';
import { useTranslation } from 'react-i18next';
import { kindIcons } from './kind-icons.ts';
import classes from './notification-list.module.css';

/** Whose doing it was, with the sign of what it is; the sign alone where no person did it, as with a payment that arrived. */
export function NotificationFace({ kind, actor, payment }: Notification) {
  const { t } = useTranslation('notifications');
  const Icon = kindIcons[kind];
  if (payment && !actor)
    return (
      <span className={classes.sign} data-kind={kind}>
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
