import type { Contact } from '@kazi/simulation/chat';
import { Avatar } from '@kazi/ui/avatar';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './people.module.css';

interface FaceProps {
  person: Pick<Contact, 'fullName' | 'avatar' | 'status'>;
  size?: number;
}

/** Somebody's picture with what they are up to. */
export function Face({ person: { fullName, avatar, status }, size = 40 }: FaceProps) {
  const { t } = useTranslation('demo/chat');
  return (
    <span className={classes.face}>
      <Avatar name={fullName} src={avatar} size={size} decorative />
      <StatusDot status={status} />
      <VisuallyHidden>{t(`statuses.${status}`)}: </VisuallyHidden>
    </span>
  );
}

/** The sign of a status: its shape differs as its colour does. The name is written nearby. */
export function StatusDot({ status }: { status: Contact['status'] }) {
  return <span className={classes.dot} data-status={status} aria-hidden="true" />;
}
