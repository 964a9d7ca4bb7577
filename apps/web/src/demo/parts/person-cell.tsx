import { Avatar } from '@kazi/ui/avatar';
import { Link } from '@tanstack/react-router';
import classes from './person-cell.module.css';

interface PersonCellProps {
  name: string;
  avatar: string;
  /** What stands below the name: an address, a company. */
  detail: string;
  /** Where the name leads; the whole row leads there then. */
  to?: string;
}

/** Somebody in a row of a list: face, name, and a word about them. */
export function PersonCell({ name, avatar, detail, to }: PersonCellProps) {
  return (
    <span className={classes.person}>
      <Avatar name={name} src={avatar} size={32} decorative />
      <span className={classes.words}>
        {to ? (
          <Link to={to} data-row-link className={classes.name} dir="auto">
            {name}
          </Link>
        ) : (
          <span className={classes.name} dir="auto">
            {name}
          </span>
        )}
        <span className={classes.detail} dir="auto">
          {detail}
        </span>
      </span>
    </span>
  );
}
