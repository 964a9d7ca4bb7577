import type { Contact } from '@kazi/simulation/chat';
import { Avatar } from '@kazi/ui/avatar';
import { StatusDot } from '../people/face.tsx';
import { statusNames } from '../statuses.ts';
import classes from './panels.module.css';

/** Somebody's picture, name, job and status, at the top of a panel. */
export function PanelHead({ person: { fullName, avatar, role, status } }: { person: Contact }) {
  return (
    <div className={classes.head}>
      <Avatar name={fullName} src={avatar} size={88} decorative />
      <p className={classes.name}>{fullName}</p>
      <p className={classes.role}>{role}</p>
      <p className={classes.status}>
        <StatusDot status={status} />
        {statusNames[status]}
      </p>
    </div>
  );
}
