import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import classes from './user-option.module.css';

interface UserOptionProps {
  name: string;
  /** More about them, where it is known. */
  user: User | undefined;
}

/** A person among others to choose from. */
export function UserOption({ name, user }: UserOptionProps) {
  return (
    <span className={classes.person}>
      <Avatar name={name} src={user?.avatar} size={28} decorative />
      <span className={classes.words}>
        <span>{name}</span>
        {user && <span className={classes.detail}>{user.email}</span>}
      </span>
    </span>
  );
}
